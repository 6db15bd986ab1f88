/// `stillframe-bench text`.
func runTextBenchmark(_ arguments: BenchmarkArguments) throws {
  print("text: no benchmark yet")
}
