/// An array of byte strings in a CFF table (Adobe technical note 5176, "INDEX Data"), read in place.
struct CFFIndex: Sendable {
  static let empty = CFFIndex(.empty, at: 0, hasLongCount: false)

  let count: Int
  /// The position after the INDEX in its table.
  let end: Int

  private let table: TableView
  private let offsets: Int
  private let offsetSize: Int
  /// Offsets count from the byte before the data.
  private let base: Int

  /// - Parameter hasLongCount: as in CFF2, where the count has 32 bits.
  init(_ table: TableView, at position: Int, hasLongCount: Bool) {
    let header = hasLongCount ? 4 : 2
    let count = hasLongCount ? table.u32(position) : table.u16(position)
    let size = table.u8(position + header)
    self.table = table
    offsets = position + header + 1
    offsetSize = size
    guard count > 0, (1...4).contains(size),
      offsets + (count + 1) * size <= table.count
    else {
      self.count = 0
      base = 0
      end = position + header
      return
    }
    self.count = count
    base = offsets + (count + 1) * size - 1
    end = base + Self.offset(table, at: offsets + count * size, size: size)
  }

  /// An element; empty outside the INDEX and where offsets contradict one another.
  subscript(index: Int) -> TableView {
    guard index >= 0, index < count else { return .empty }
    let place = offsets + index * offsetSize
    let start = Self.offset(table, at: place, size: offsetSize)
    let end = Self.offset(table, at: place + offsetSize, size: offsetSize)
    return start > 0 && end > start ? table.slice(base + start, length: end - start) : .empty
  }

  private static func offset(_ table: TableView, at position: Int, size: Int) -> Int {
    switch size {
    case 1: table.u8(position)
    case 2: table.u16(position)
    case 3: table.u24(position)
    default: table.u32(position)
    }
  }
}

/// A DICT of a CFF table ("DICT Data"): operators with their operands, searched where they are.
struct CFFDict: Sendable {
  /// The operators that outlines need; those of two bytes have 12 in the high byte.
  enum Operator: Int {
    case charset = 15
    case charstrings = 17
    case privateDict = 18
    case subroutines = 19
    case variationIndex = 22
    case variationStore = 24
    case fontMatrix = 0x0C07
    case charstringType = 0x0C06
    case registry = 0x0C1E
    case fontArray = 0x0C24
    case fontSelect = 0x0C25
  }

  /// Longer than any DICT is; the rest of a longer one is not read.
  private static let maximumBytes = 16_384

  private let data: TableView

  init(_ data: TableView) { self.data = data.slice(0, length: Self.maximumBytes) }

  /// The operands of an operator; `nil` if the DICT does not have it.
  func operands(of wanted: Operator) -> [Double]? {
    var operands: [Double] = []
    var position = 0
    while position < data.count {
      let first = data.u8(position)
      position += 1
      switch first {
      case 0...27:
        var code = first
        if first == 12 {
          code = first << 8 | data.u8(position)
          position += 1
        }
        if code == wanted.rawValue { return operands }
        operands.removeAll(keepingCapacity: true)
      case 28:
        operands.append(Double(data.i16(position)))
        position += 2
      case 29:
        operands.append(Double(data.i32(position)))
        position += 4
      case 30: operands.append(real(at: &position))
      case 32...246: operands.append(Double(first - 139))
      case 247...250:
        operands.append(Double((first - 247) * 256 + data.u8(position) + 108))
        position += 1
      case 251...254:
        operands.append(Double(-(first - 251) * 256 - data.u8(position) - 108))
        position += 1
      default: break
      }
    }
    return nil
  }

  /// The first operand as an offset or a count; `nil` without one.
  func number(of wanted: Operator) -> Int? {
    operands(of: wanted)?.first.map { Int($0.rounded(.towardZero)) }
  }

  /// A number in decimal digits, two to a byte.
  private func real(at position: inout Int) -> Double {
    var text = ""
    while position < data.count, text.utf8.count < 64 {
      let byte = data.u8(position)
      position += 1
      for nibble in [byte >> 4, byte & 15] {
        switch nibble {
        case 0...9: text += "\(nibble)"
        case 10: text += "."
        case 11: text += "e"
        case 12: text += "e-"
        case 14: text += "-"
        default: return Double(text) ?? 0
        }
      }
    }
    return Double(text) ?? 0
  }
}
