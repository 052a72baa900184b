# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Run by cmake --install and by cpack where Gatepost is cross-built, which windeployqt cannot serve: copies beside the programs
# every DLL that they, Qt's plugins and libgit2 ask for and that is ours to bring, and Qt's own words.
#
# From packaging/windows/windows.cmake: gatepost_objdump, gatepost_folders (where DLLs are), gatepost_plugins, gatepost_extra
# (DLLs that are loaded by name), gatepost_words (folders of .qm files), gatepost_bin.

set(target "${CMAKE_INSTALL_PREFIX}/${gatepost_bin}") # file(INSTALL) puts DESTDIR before it
file(GLOB waiting "$ENV{DESTDIR}${target}/*.exe")
foreach(plugin IN LISTS gatepost_plugins)
    get_filename_component(kind "${plugin}" DIRECTORY)
    get_filename_component(kind "${kind}" NAME)
    file(INSTALL "${plugin}" DESTINATION "${target}/${kind}")
    list(APPEND waiting "${plugin}")
endforeach()
foreach(extra IN LISTS gatepost_extra)
    file(INSTALL "${extra}" DESTINATION "${target}")
    list(APPEND waiting "${extra}")
endforeach()

set(known)
while(waiting)
    list(POP_FRONT waiting file)
    execute_process(COMMAND "${gatepost_objdump}" -p "${file}" OUTPUT_VARIABLE headers COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCHALL "DLL Name: [^\n\r]+" names "${headers}")
    foreach(name IN LISTS names)
        string(REPLACE "DLL Name: " "" name "${name}")
        if(name IN_LIST known)
            continue()
        endif()
        list(APPEND known "${name}")
        # What is in none of the folders is the system's.
        foreach(folder IN LISTS gatepost_folders)
            if(EXISTS "${folder}/${name}")
                file(INSTALL "${folder}/${name}" DESTINATION "${target}")
                list(APPEND waiting "${folder}/${name}")
                break()
            endif()
        endforeach()
    endforeach()
endwhile()

# Qt looks for its words above the folder of its libraries.
foreach(folder IN LISTS gatepost_words)
    file(GLOB words "${folder}/*.qm")
    file(INSTALL ${words} DESTINATION "${target}/../translations")
endforeach()
