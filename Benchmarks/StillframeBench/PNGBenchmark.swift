/// `stillframe-bench png`.
func runPNGBenchmark(_ arguments: BenchmarkArguments) throws {
  print("png: no benchmark yet")
}
