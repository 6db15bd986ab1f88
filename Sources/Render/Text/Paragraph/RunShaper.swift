import Components
import Synchronization
import Typography

/// Shapes items, each distinct text once.
///
/// Labels repeat: in another colour, at another size, shrunk to fit or cut by a line. A run is kept
/// in font units, so all of these share it. Safe from any thread.
final class RunShaper: Sendable {
  /// How many characters each of the two generations of the cache may hold.
  private static let capacity = 1 << 18

  fileprivate struct Cache {
    var recent: [ShapedRunKey: ShapedRun] = [:]
    var older: [ShapedRunKey: ShapedRun] = [:]
    var recentSize = 0
  }

  private let cache = Mutex(Cache())

  /// The glyphs of a range of an item, with what surrounds it as context.
  func run(
    _ range: Range<Int>, of item: TextItem, in scalars: [UInt32], style: TextRunStyle,
    language: String
  ) -> ShapedRun {
    guard item.kind == .text, !range.isEmpty else { return ShapedRun([], face: item.face) }
    let features = style.shapingFeatures
    let key = ShapedRunKey(
      range, of: item, in: scalars, language: language, features: features)
    if let known = cache.withLock({ $0.run(for: key) }) { return known }
    let glyphs = Shaper.shape(
      ShapeRequest(
        scalars: scalars, range: range, script: FontTag(item.script.tag),
        direction: item.isRightToLeft ? .rightToLeft : .leftToRight, language: language,
        features: features),
      face: item.face)
    let run = ShapedRun(
      glyphs.map { glyph in
        var relative = glyph
        relative.cluster = min(max(glyph.cluster - range.lowerBound, 0), range.count - 1)
        return relative
      }, face: item.face)
    cache.withLock { $0.insert(run, for: key, capacity: Self.capacity) }
    return run
  }
}

extension RunShaper.Cache {
  fileprivate mutating func run(for key: ShapedRunKey) -> ShapedRun? {
    if let run = recent[key] { return run }
    guard let run = older.removeValue(forKey: key) else { return nil }
    recent[key] = run
    recentSize += key.scalars.count
    return run
  }

  /// Starts a new generation when the recent one is full: what was not used since is forgotten.
  fileprivate mutating func insert(_ run: ShapedRun, for key: ShapedRunKey, capacity: Int) {
    if recentSize > capacity {
      older = recent
      recent = [:]
      recentSize = 0
    }
    recent[key.detached] = run
    recentSize += key.scalars.count
  }
}

extension ShapedRunKey {
  /// Joining looks past marks at the next letter; five characters are what shapers keep.
  private static let contextLength = 5

  init(
    _ range: Range<Int>, of item: TextItem, in scalars: [UInt32], language: String,
    features: [FontFeature]
  ) {
    let start = max(range.lowerBound - Self.contextLength, 0)
    let end = min(range.upperBound + Self.contextLength, scalars.count)
    let before = scalars[start..<range.lowerBound]
    let after = scalars[range.upperBound..<end]
    let joins = item.script.joinsLetters && (Self.joins(before) || Self.joins(after))
    self.init(
      scalars: scalars[range], before: joins ? before : [], after: joins ? after : [],
      isStartOfText: range.lowerBound == 0, isEndOfText: range.upperBound == scalars.count,
      face: ObjectIdentifier(item.face), script: item.script,
      isRightToLeft: item.isRightToLeft, language: language, features: features)
  }

  private static func joins(_ context: ArraySlice<UInt32>) -> Bool {
    let trie = UnicodeData.trie
    return context.contains {
      // A comparison of types of another module is not inlined; a pattern is.
      if case .nonJoining = trie.properties(of: $0).joiningType { false } else { true }
    }
  }

  /// The same key without a hold on the whole text it was cut from.
  fileprivate var detached: ShapedRunKey {
    ShapedRunKey(
      scalars: ArraySlice(Array(scalars)), before: ArraySlice(Array(before)),
      after: ArraySlice(Array(after)), isStartOfText: isStartOfText, isEndOfText: isEndOfText,
      face: face, script: script, isRightToLeft: isRightToLeft, language: language,
      features: features)
  }
}

extension TextRunStyle {
  /// The features of the font request; letters set apart have no optional ligatures (CSS Text
  /// §9.2).
  fileprivate var shapingFeatures: [FontFeature] {
    var features: [FontFeature] = []
    if tracking != 0 {
      features.append(FontFeature(tag: "liga", value: 0))
      features.append(FontFeature(tag: "clig", value: 0))
    }
    for setting in font.features {
      let value = UInt32(clamping: setting.value)
      features.append(FontFeature(tag: FontTag(setting.tag), value: value))
    }
    return features
  }
}
