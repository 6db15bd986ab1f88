/// `stillframe-bench text`.
func runTextBenchmark(_ arguments: BenchmarkArguments) throws {
  runShapingBenchmark(arguments)
}
