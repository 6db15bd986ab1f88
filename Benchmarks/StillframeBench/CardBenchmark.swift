/// `stillframe-bench card`.
func runCardBenchmark(_ arguments: BenchmarkArguments) throws {
  print("card: no benchmark yet")
}
