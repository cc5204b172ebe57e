# Makes of an installation what Debian wants of a package, in each component that CPack is about to pack.
string(TIMESTAMP day "%a, %d %b %Y %H:%M:%S +0000" UTC)

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${component} upper)
  set(package ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  set(root ${CPACK_TEMPORARY_DIRECTORY}/${component}/usr)
  set(documents ${root}/share/doc/${package})

  # The licence stands in the file `copyright`, and what has changed in files that `apt changelog` shows.
  file(REMOVE ${documents}/LICENSE)
  file(COPY ${CMAKE_CURRENT_LIST_DIR}/../copyright DESTINATION ${documents})
  configure_file(${CMAKE_CURRENT_LIST_DIR}/changelog.in ${documents}/changelog.Debian @ONLY)
  file(COPY_FILE ${CMAKE_CURRENT_LIST_DIR}/../../../docs/CHANGELOG.md ${documents}/changelog)
  file(GLOB compressed ${documents}/changelog* ${root}/share/man/man*/*.[1-9])
  run(gzip -9n ${compressed})

  file(GLOB program ${root}/bin/sleight)
  if(program)
    # Its libraries are those of the system.
    file(RPATH_REMOVE FILE ${program})
  endif()
  file(GLOB archives ${root}/lib/*.a ${root}/lib/*/*.a)
  foreach(archive IN LISTS archives)
    run(strip --strip-debug --enable-deterministic-archives --remove-section=.comment --remove-section=.note ${archive})
  endforeach()

  file(COPY ${CMAKE_CURRENT_LIST_DIR}/overrides/${package} DESTINATION ${root}/share/lintian/overrides)
endforeach()
