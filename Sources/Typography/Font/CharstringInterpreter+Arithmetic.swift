/// Operators of two bytes: flex, arithmetic, storage and the stack.
extension CharstringInterpreter {
  /// How many numbers `put` can keep.
  private static let storageCount = 32

  mutating func performEscape(_ code: Int) throws(DamagedCharstring) {
    switch code {
    case 34...37:
      try flex(code)
      stack.removeAll(keepingCapacity: true)
    case 3: try combine { $0 != 0 && $1 != 0 ? 1 : 0 }
    case 4: try combine { $0 != 0 || $1 != 0 ? 1 : 0 }
    case 5: try replace { $0 == 0 ? 1 : 0 }
    case 9: try replace { $0.magnitude }
    case 10: try combine { $0 + $1 }
    case 11: try combine { $0 - $1 }
    case 12: try combine { $1 == 0 ? 0 : $0 / $1 }
    case 14: try replace { -$0 }
    case 15: try combine { $0 == $1 ? 1 : 0 }
    case 18: _ = try pop()
    case 20:
      let index = try popInteger()
      let value = try pop()
      guard (0..<Self.storageCount).contains(index) else { throw DamagedCharstring() }
      if storage.isEmpty { storage = [Double](repeating: 0, count: Self.storageCount) }
      storage[index] = value
    case 21:
      let index = try popInteger()
      guard (0..<Self.storageCount).contains(index) else { throw DamagedCharstring() }
      try push(storage.isEmpty ? 0 : storage[index])
    case 22:
      let second = try pop()
      let first = try pop()
      let otherwise = try pop()
      let value = try pop()
      try push(first <= second ? value : otherwise)
    // A random number that is the same on every machine: the largest of those allowed.
    case 23: try push(1)
    case 24: try combine { $0 * $1 }
    case 26: try replace { $0 > 0 ? $0.squareRoot() : 0 }
    case 27:
      let value = try pop()
      try push(value)
      try push(value)
    case 28:
      let second = try pop()
      let first = try pop()
      try push(second)
      try push(first)
    case 29:
      let index = max(try popInteger(), 0)
      guard index < stack.count else { throw DamagedCharstring() }
      try push(stack[stack.count - 1 - index])
    case 30: try roll()
    default: stack.removeAll(keepingCapacity: true)
    }
  }

  private mutating func replace(_ change: (Double) -> Double) throws(DamagedCharstring) {
    try push(change(pop()))
  }

  private mutating func combine(
    _ operation: (Double, Double) -> Double
  ) throws(DamagedCharstring) {
    let second = try pop()
    let first = try pop()
    try push(operation(first, second))
  }

  /// Turns the last `count` operands in a circle, towards the top if `by` is positive.
  private mutating func roll() throws(DamagedCharstring) {
    let by = try popInteger()
    let count = try popInteger()
    guard count >= 0, count <= stack.count else { throw DamagedCharstring() }
    guard count > 0 else { return }
    try spend(count)
    let start = stack.count - count
    let turned = stack[start...]
    let shift = ((by % count) + count) % count
    for (index, value) in Array(turned).enumerated() {
      stack[start + (index + shift) % count] = value
    }
  }
}
