/// `stillframe-bench layout`.
func runLayoutBenchmark(_ arguments: BenchmarkArguments) throws {
  print("layout: no benchmark yet")
}
