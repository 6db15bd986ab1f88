/// One reduced picture of a file: the whole of it, or a pass of Adam7 (PNG §8.2).
struct PNGPass {
  let firstColumn: Int
  let firstRow: Int
  let columnStep: Int
  let rowStep: Int
  let width: Int
  let height: Int

  /// The passes that have pixels, in the order of the file.
  static func passes(of header: PNGHeader) -> [PNGPass] {
    guard header.isInterlaced else {
      return [
        PNGPass(
          firstColumn: 0, firstRow: 0, columnStep: 1, rowStep: 1, width: header.width,
          height: header.height)
      ]
    }
    return adam7.map { column, row, columnStep, rowStep in
      PNGPass(
        firstColumn: column, firstRow: row, columnStep: columnStep, rowStep: rowStep,
        width: (header.width - column + columnStep - 1) / columnStep,
        height: (header.height - row + rowStep - 1) / rowStep)
    }.filter { $0.width > 0 && $0.height > 0 }
  }

  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]
}
