import Testing

@Suite("Layout: package")
struct LayoutPackageTests {
  @Test("The test target builds and runs")
  func runs() {
    #expect(Bool(true))
  }
}
