extension UnicodeData {
  /// The full, locale-independent uppercase of a character: up to three (`ß` becomes `SS`).
  static func uppercase(of scalar: UInt32) -> [UInt32] {
    mapping(of: scalar, in: uppercaseMappings)
  }

  /// The full, locale-independent lowercase of a character, without the final-sigma rule.
  static func lowercase(of scalar: UInt32) -> [UInt32] {
    mapping(of: scalar, in: lowercaseMappings)
  }

  private static func mapping(of scalar: UInt32, in table: CodePointTable) -> [UInt32] {
    guard let row = table.row(for: scalar) else { return [scalar] }
    return table.values[(row + 1)...(row + 3)].filter { $0 != 0 }
  }

  private static let uppercaseMappings = CodePointTable(UnicodeTables.uppercase, columns: 4)
  private static let lowercaseMappings = CodePointTable(UnicodeTables.lowercase, columns: 4)
}
