# What grows with the board, as plots: gnuplot -e "data='FOLDER'; out='FOLDER'" plots.gp
set terminal svg size 640,400 font "sans-serif,12" background rgb "white"
set logscale xy
set grid
set key top left
set xlabel "permanents"
set ylabel "microseconds"
set style data linespoints

do for [name in "all_characteristics decision copy_of_size"] {
  set output out."/".name.".svg"
  file = data."/".name.".dat"
  stats file using 1 nooutput
  plot for [i = 0:STATS_blocks - 2] file index i using 1:2 title columnheader(1) pointtype 7 pointsize 0.5 linewidth 2
}
