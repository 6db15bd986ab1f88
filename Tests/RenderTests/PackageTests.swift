import Testing

@Suite("Render: package")
struct RenderPackageTests {
  @Test("The test target builds and runs")
  func runs() {
    #expect(Bool(true))
  }
}
