/// `stillframe-bench raster`.
func runRasterBenchmark(_ arguments: BenchmarkArguments) throws {
  print("raster: no benchmark yet")
}
