# Writes docs/performance.md and its plots: runs the benchmarks, puts their table into the page and has gnuplot draw what
# grows. SLEIGHT_BENCH_CARDS names a file of card data for the rows that need one.
cmake_minimum_required(VERSION 3.25)
find_program(GNUPLOT gnuplot)
if(NOT GNUPLOT)
  message(FATAL_ERROR "gnuplot is missing: apt-get install gnuplot-nox")
endif()
set(parts ${BUILD}/performance)
file(MAKE_DIRECTORY ${parts} ${ROOT}/docs/performance)
execute_process(COMMAND ${BENCH} --page ${parts} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${GNUPLOT} -e "data='${parts}'; out='${ROOT}/docs/performance'" ${ROOT}/tests/bench/plots.gp
                COMMAND_ERROR_IS_FATAL ANY)
file(READ ${parts}/table.md TABLE)
cmake_host_system_information(RESULT PROCESSOR QUERY PROCESSOR_DESCRIPTION)
cmake_host_system_information(RESULT CORES QUERY NUMBER_OF_LOGICAL_CORES)
configure_file(${ROOT}/tests/bench/performance.md.in ${ROOT}/docs/performance.md @ONLY NEWLINE_STYLE UNIX)
