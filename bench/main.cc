// The main of every benchmark: says on which machine, by which compiler.
#include <benchmark/benchmark.h>

#include <fstream>
#include <string>

namespace {

// The processor's own name for itself.
std::string Machine() {
  std::ifstream cpuinfo("/proc/cpuinfo");
  for (std::string line; std::getline(cpuinfo, line);) {
    const size_t colon = line.find(": ");
    if (line.rfind("model name", 0) == 0 && colon != std::string::npos) {
      return line.substr(colon + 2);
    }
  }
  return "unknown";
}

std::string Compiler() {
#if defined(__clang__)
  return "clang " __clang_version__;
#else
  return "g++ " __VERSION__;
#endif
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::AddCustomContext("machine", Machine());
  benchmark::AddCustomContext("compiler", Compiler());
#ifdef __OPTIMIZE__
  benchmark::AddCustomContext("optimised", "yes");
#else
  benchmark::AddCustomContext("optimised", "no: figures mean nothing");
#endif
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
