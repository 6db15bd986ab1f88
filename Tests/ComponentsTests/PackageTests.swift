import Testing

@Suite("Components: package")
struct ComponentsPackageTests {
  @Test("The test target builds and runs")
  func runs() {
    #expect(Bool(true))
  }
}
