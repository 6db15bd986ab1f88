import Testing

@Suite("Snapshot: package")
struct SnapshotPackageTests {
  @Test("The test target builds and runs")
  func runs() {
    #expect(Bool(true))
  }
}
