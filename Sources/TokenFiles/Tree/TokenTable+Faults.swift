import JSON

extension TokenTable {
  /// What is wrong in one place, with all tokens that cannot be read because of it.
  package struct Fault: Sendable {
    /// Equal for the same fault in another mode.
    package var id: String
    /// The first of the tokens.
    package var token: Token
    /// The names of the others; of a circle those that lead into it.
    package var others: [String]
    fileprivate var fault: TokenFault

    /// The fault with its place, which is looked up only when it is told.
    package func located(in table: TokenTable) -> (place: String, text: String) {
      let error = table.located(fault)
      var text = "\(error.problem)"
      if !others.isEmpty {
        let shown = others.prefix(4).joined(separator: ", ")
        let rest = others.count > 4 ? " and \(others.count - 4) more" : ""
        text += "; for this \(shown)\(rest) cannot be read either"
      }
      return ("\(error.file ?? token.file):\(error.position): \(error.path)", text)
    }
  }

  /// The faults in the order of the tokens, each told once and not of every token that refers to it.
  package var faults: [Fault] {
    var found: [(id: String, fault: TokenFault, tokens: [Token])] = []
    var places: [String: Int] = [:]
    for token in tokens {
      guard case .failure(let fault) = token.value else { continue }
      let id = Self.id(of: fault)
      if let place = places[id] {
        found[place].tokens.append(token)
      } else {
        places[id] = found.count
        found.append((id, fault, [token]))
      }
    }
    return found.map { id, fault, tokens in
      var others = tokens.dropFirst().map(\.name)
      if case .cycle(let circle) = fault.reason {
        let members = Set(circle)
        others = tokens.map(\.name).filter { !members.contains($0) }
      }
      return Fault(id: id, token: tokens[0], others: Array(others), fault: fault)
    }
  }

  /// One place and problem, or the tokens of one circle, wherever it is entered.
  private static func id(of fault: TokenFault) -> String {
    if case .cycle(let names) = fault.reason { return Set(names).sorted().joined(separator: "\n") }
    return "\(fault.file)\n\(fault.value.index)\n\(fault.problem())"
  }
}
