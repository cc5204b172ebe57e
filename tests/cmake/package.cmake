# Installs into a prefix of its own, then builds and runs a program that knows nothing but the package.
cmake_minimum_required(VERSION 3.25)
set(prefix ${BUILD}/package-prefix)
set(host ${BUILD}/package-host)
file(REMOVE_RECURSE ${prefix} ${host})
set(flags "")
if(SANITIZE)
  set(flags -DCMAKE_CXX_FLAGS=-fsanitize=address,undefined)
endif()
foreach(command
        "${CMAKE_COMMAND};--install;${BUILD};--prefix;${prefix}"
        "${CMAKE_COMMAND};-G;Ninja;-S;${ROOT}/tests/package;-B;${host};-DCMAKE_PREFIX_PATH=${prefix};${flags}"
        "${CMAKE_COMMAND};--build;${host}"
        "${host}/host")
  execute_process(COMMAND ${command} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${command}: ${status}\n${output}")
  endif()
endforeach()
message(STATUS "${output}")
