/// `stillframe-bench blur`.
func runBlurBenchmark(_ arguments: BenchmarkArguments) throws {
  print("blur: no benchmark yet")
}
