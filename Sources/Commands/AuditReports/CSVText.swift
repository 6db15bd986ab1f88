/// Comma-separated values as RFC 4180 has them.
enum CSVText {
  /// One line with its end.
  static func line(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  private static func quoted(_ cell: String) -> String {
    // A spreadsheet takes a cell that begins like a formula for one; a quote mark before it makes it text.
    let safe =
      cell.first.map { "=+-@\t\r".contains($0) && Double(cell) == nil } == true
      ? "'" + cell : cell
    let needsQuotes = safe.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard needsQuotes else { return safe }
    return "\""
      + safe.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
