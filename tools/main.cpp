#include "tools/commands/all_commands.h"

int main(int argc, char** argv) { return sleight::run_program(argc, argv); }
