import Graphics

/// A function written in the calculator's words of PostScript (ISO 32000-2 §7.10.5). It has no loops.
struct PDFProgram {
  private indirect enum Step {
    case push(Double)
    case word(String)
    case choice([Step], [Step])
  }

  private let steps: [Step]

  private static let maximumSteps = 2_000
  private static let words: Set<String> = [
    "abs", "add", "ceiling", "cvi", "cvr", "div", "exp", "floor", "idiv", "ln", "log", "mod", "mul",
    "neg", "round", "sqrt", "sub", "truncate", "and", "bitshift", "eq", "ge", "gt", "le", "lt",
    "ne",
    "not", "or", "xor", "pop", "exch", "dup", "copy", "index", "roll", "cos", "sin",
  ]

  /// `nil` where a word is not known, or where there are more than a gradient needs.
  init?(_ bytes: [UInt8]) {
    var lexer = PDFLexer(bytes)
    var count = 0
    guard lexer.next() == .open("{"), let steps = Self.block(&lexer, &count, depth: 0) else {
      return nil
    }
    self.steps = steps
  }

  private static func block(_ lexer: inout PDFLexer, _ count: inout Int, depth: Int) -> [Step]? {
    guard depth < 32 else { return nil }
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while count < maximumSteps {
      count += 1
      switch lexer.next() {
      case .object(.number(let value)): steps.append(.push(value))
      case .object(.bool(let value)): steps.append(.push(value ? 1 : 0))
      case .open("{"):
        guard let inner = block(&lexer, &count, depth: depth + 1) else { return nil }
        blocks.append(inner)
      case .close("}"): return blocks.isEmpty ? steps : nil
      case .word("if"):
        guard let yes = blocks.popLast() else { return nil }
        steps.append(.choice(yes, []))
      case .word("ifelse"):
        guard let no = blocks.popLast(), let yes = blocks.popLast() else { return nil }
        steps.append(.choice(yes, no))
      case .word(let word) where words.contains(word): steps.append(.word(word))
      default: return nil
      }
    }
    return nil
  }

  /// The stack after the program, or nothing where it takes more from it than there is.
  func run(_ input: [Double]) -> [Double] {
    var stack = input
    return Self.run(steps, &stack) ? stack : []
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) -> Bool {
    for step in steps {
      switch step {
      case .push(let value): stack.append(value)
      case .choice(let yes, let no):
        guard let condition = stack.popLast() else { return false }
        guard run(condition != 0 ? yes : no, &stack) else { return false }
      case .word(let word):
        guard perform(word, &stack) else { return false }
      }
      guard stack.count <= 100, stack.last?.isFinite != false else { return false }
    }
    return true
  }

  private static func perform(_ word: String, _ stack: inout [Double]) -> Bool {
    guard let top = stack.popLast() else { return false }
    if let result = unary(word, top) {
      stack.append(result)
      return true
    }
    func whole(_ value: Double) -> Int { Int(value.clamped(to: -2_147_483_648...2_147_483_647)) }
    switch word {
    case "pop": return true
    case "dup":
      stack += [top, top]
      return true
    case "copy":
      let count = whole(top)
      guard count >= 0, count <= min(stack.count, 100) else { return false }
      stack += stack.suffix(count)
      return true
    case "index":
      let place = stack.count - 1 - whole(top)
      guard stack.indices.contains(place) else { return false }
      stack.append(stack[place])
      return true
    case "roll":
      guard let size = stack.popLast().map(whole), size >= 0, size <= stack.count else {
        return false
      }
      guard size > 0 else { return true }
      let turn = (whole(top) % size + size) % size
      let moved = Array(stack.suffix(size))
      stack.removeLast(size)
      stack += moved.suffix(turn) + moved.prefix(size - turn)
      return true
    default: break
    }
    guard let below = stack.popLast() else { return false }
    if word == "exch" {
      stack += [top, below]
      return true
    }
    let (a, b) = (below, top)
    let result: Double
    switch word {
    case "add": result = a + b
    case "sub": result = a - b
    case "mul": result = a * b
    case "div": result = b == 0 ? 0 : a / b
    case "idiv": result = whole(b) == 0 ? 0 : Double(whole(a) / whole(b))
    case "mod": result = whole(b) == 0 ? 0 : Double(whole(a) % whole(b))
    case "exp": result = a <= 0 ? 0 : ElementaryFunctions.power(a, b)
    case "eq": result = a == b ? 1 : 0
    case "ne": result = a != b ? 1 : 0
    case "gt": result = a > b ? 1 : 0
    case "ge": result = a >= b ? 1 : 0
    case "lt": result = a < b ? 1 : 0
    case "le": result = a <= b ? 1 : 0
    case "and": result = Double(whole(a) & whole(b))
    case "or": result = Double(whole(a) | whole(b))
    case "xor": result = Double(whole(a) ^ whole(b))
    case "bitshift":
      let shift = min(max(whole(b), -32), 32)
      result = Double(shift >= 0 ? whole(a) << shift : whole(a) >> -shift)
    default: return false
    }
    stack.append(result)
    return true
  }

  private static func unary(_ word: String, _ x: Double) -> Double? {
    switch word {
    case "abs": x.magnitude
    case "neg": -x
    case "ceiling": x.rounded(.up)
    case "floor": x.rounded(.down)
    case "round": (x + 0.5).rounded(.down)
    case "truncate", "cvi": x.rounded(.towardZero)
    case "cvr": x
    case "sqrt": max(x, 0).squareRoot()
    case "ln": x > 0 ? ElementaryFunctions.log(x) : 0
    case "log": x > 0 ? ElementaryFunctions.log(x) / ElementaryFunctions.log(10) : 0
    case "not": x == 0 ? 1 : 0
    case "cos": PlaneTransform.rotation(degrees: x.clamped(to: -1e6...1e6)).a
    case "sin": PlaneTransform.rotation(degrees: x.clamped(to: -1e6...1e6)).b
    default: nil
    }
  }
}
