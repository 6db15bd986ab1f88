import Testing

@Suite("Command: package")
struct CommandPackageTests {
  @Test("The test target builds and runs")
  func runs() {
    #expect(Bool(true))
  }
}
