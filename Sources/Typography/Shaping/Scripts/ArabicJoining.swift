/// The form a letter takes between its neighbours.
enum ArabicForm: UInt8, BitwiseCopyable, Sendable {
  case isolated, final, final2, final3, medial, medial2, initial, none

  /// The feature of each form, in the order they are applied.
  static let features: [FontTag] = ["isol", "fina", "fin2", "fin3", "medi", "med2", "init"]
}

/// The joining of Arabic and Syriac letters (Unicode chapter 9), as a machine that reads one letter
/// at a time and may correct the form of the letter before.
struct ArabicJoiningMachine {
  /// What the last letter was.
  private enum State {
    case unjoined, right, dualIsolated, dualFinal, finalAlaph, specialAlaph, dalathRish
  }

  /// A letter as the machine sees it; transparent characters never reach it.
  enum Letter { case nonJoining, left, right, dual, alaph, dalathRish }

  private var state = State.unjoined

  /// The form of a letter, and the new form of the letter before if that changes.
  mutating func read(_ letter: Letter) -> (current: ArabicForm, previous: ArabicForm?) {
    let old = state
    switch letter {
    case .nonJoining:
      state = .unjoined
      return (.none, nil)
    case .left:
      state = .dualIsolated
      return (.isolated, nil)
    case .right, .dual, .alaph, .dalathRish:
      return join(letter, after: old)
    }
  }

  private mutating func join(
    _ letter: Letter, after old: State
  ) -> (current: ArabicForm, previous: ArabicForm?) {
    switch old {
    case .dualIsolated, .dualFinal:
      // The letter before reaches out to this one.
      state =
        switch letter {
        case .dual: .dualFinal
        case .alaph: .finalAlaph
        case .dalathRish: .dalathRish
        default: .right
        }
      return (.final, old == .dualIsolated ? .initial : .medial)
    case .unjoined, .right, .finalAlaph, .specialAlaph, .dalathRish:
      let form = isolatedForm(of: letter, after: old)
      let previous: ArabicForm? =
        old == .finalAlaph ? .medial2 : old == .specialAlaph ? .isolated : nil
      state =
        switch letter {
        case .dual: .dualIsolated
        case .dalathRish: .dalathRish
        case .alaph: form == .isolated ? .right : .specialAlaph
        default: .right
        }
      return (form, previous)
    }
  }

  /// Syriac alaph has forms of its own after letters that do not join.
  private func isolatedForm(of letter: Letter, after old: State) -> ArabicForm {
    guard letter == .alaph else { return .isolated }
    return switch old {
    case .unjoined: .isolated
    case .dalathRish: .final3
    default: .final2
    }
  }
}

extension ShapeRun {
  /// How many characters around the run are looked at.
  private static let contextLength = 5

  /// Mongolian variation selectors take the form of the letter before them.
  mutating func repeatFormsOnSelectors() {
    for place in 1..<max(buffer.count, 1) {
      switch buffer.input[place].code {
      case 0x180B...0x180D, 0x180F: buffer.input[place].form = buffer.input[place - 1].form
      default: break
      }
    }
  }

  /// Turns the feature of every letter's form on.
  mutating func setJoiningMasks() {
    for place in 0..<buffer.count {
      let form = buffer.input[place].form
      if form != .none { buffer.input[place].mask |= plan.formMasks[Int(form.rawValue)] }
    }
  }

  /// Gives every letter its form.
  mutating func joinArabicLetters() {
    var machine = ArabicJoiningMachine()
    for scalar in textBefore {
      guard let letter = letter(scalar, UnicodeData.joiningType(of: scalar)) else { continue }
      _ = machine.read(letter)
      break
    }
    var previous: Int?
    for place in 0..<buffer.count {
      let info = buffer.input[place]
      guard let letter = letter(info.code, info.character.joiningType) else {
        buffer.input[place].form = .none
        continue
      }
      let forms = machine.read(letter)
      if let form = forms.previous, let previous {
        buffer.input[previous].form = form
        buffer.setUnsafeToBreak(previous, place + 1)
      }
      buffer.input[place].form = forms.current
      previous = place
    }
    for scalar in textAfter {
      guard let letter = letter(scalar, UnicodeData.joiningType(of: scalar)) else { continue }
      if let form = machine.read(letter).previous, let previous {
        buffer.input[previous].form = form
        buffer.setUnsafeToBreak(previous, buffer.count)
      }
      break
    }
  }

  private var textBefore: ReversedCollection<ArraySlice<UInt32>> {
    let end = request.range.lowerBound
    return request.scalars[max(0, end - Self.contextLength)..<end].reversed()
  }

  private var textAfter: ArraySlice<UInt32> {
    let start = request.range.upperBound
    let end = min(request.scalars.count, start + Self.contextLength)
    return request.scalars[start..<end]
  }

  /// `nil` for characters that joining looks through.
  @inline(__always)
  private mutating func letter(
    _ scalar: UInt32, _ type: JoiningType
  ) -> ArabicJoiningMachine.Letter? {
    switch type {
    case .transparent: return nil
    case .joinCausing, .dualJoining: return .dual
    case .leftJoining: return .left
    case .nonJoining: return .nonJoining
    case .rightJoining:
      // The joining groups Alaph and Dalath Rish.
      switch scalar {
      case 0x0710: return .alaph
      case 0x0715, 0x0716, 0x072A, 0x072F: return .dalathRish
      default: return .right
      }
    }
  }
}
