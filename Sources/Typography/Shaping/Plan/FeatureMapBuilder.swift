/// Collects the features a shaper and the user ask for, and compiles them for one face.
struct FeatureMapBuilder {
  struct Options: OptionSet {
    let rawValue: UInt8
    /// On for every glyph, unless the user says otherwise.
    static let global = Options(rawValue: 1)
    /// Worth a mask bit even if the face lacks the feature.
    static let hasFallback = Options(rawValue: 2)
    /// Zero width non-joiners stop matching.
    static let manualNonJoiners = Options(rawValue: 4)
    /// Zero width joiners stop matching.
    static let manualJoiners = Options(rawValue: 8)
    static let random = Options(rawValue: 16)
    /// Matching stays within a syllable.
    static let perSyllable = Options(rawValue: 32)
  }

  /// The largest value a feature can have; `rand` uses it for "any alternate".
  static let maximumValue: UInt32 = 255

  private struct Request {
    var tag: FontTag
    var maximum: UInt32
    var standard: UInt32
    var options: Options
    var substitutionStage: Int
    var positioningStage: Int
  }

  private var requests: [Request] = []
  private var pauses: [FeatureMap.Pause] = []

  /// Turns a feature on for every glyph.
  mutating func enable(_ tag: FontTag, _ options: Options = [], value: UInt32 = 1) {
    add(tag, options.union(.global), value: value)
  }

  /// Asks for a feature; without `.global` the shaper sets its bits glyph by glyph.
  mutating func add(_ tag: FontTag, _ options: Options = [], value: UInt32 = 1) {
    requests.append(
      Request(
        tag: tag, maximum: value, standard: options.contains(.global) ? value : 0,
        options: options, substitutionStage: pauses.count, positioningStage: 0))
  }

  /// Turns a feature off for every glyph, unless the user says otherwise afterwards.
  mutating func disable(_ tag: FontTag) { add(tag, .global, value: 0) }

  /// Ends a substitution stage.
  mutating func pause(_ pause: FeatureMap.Pause = .none) { pauses.append(pause) }

  /// Looks the features up in a face.
  func compile(_ selection: LayoutSelection) -> FeatureMap {
    var features: [FeatureMap.Feature] = []
    var used: [(request: Request, feature: FeatureMap.Feature, indexes: [Int?])] = []
    var globalMask = GlyphMask.global
    var nextShift = GlyphMask.firstFeatureShift
    var requiredStages = [0, 0]
    for request in merged() {
      let isSwitch = request.options.contains(.global) && request.maximum == 1
      let bits = isSwitch ? 0 : min(8, UInt32(32 - request.maximum.leadingZeroBitCount))
      guard request.maximum > 0, nextShift + bits < GlyphMask.globalShift else { continue }
      for table in 0..<2 where selection.tables[table].requiredTag == request.tag {
        requiredStages[table] =
          table == 0 ? request.substitutionStage : request.positioningStage
      }
      let indexes = selection.tables.map { $0.feature(request.tag) }
      let isFound = indexes.contains { $0 != nil }
      guard isFound || request.options.contains(.hasFallback) else { continue }
      let shift = isSwitch ? GlyphMask.globalShift : nextShift
      let mask = isSwitch ? GlyphMask.global : (1 << (nextShift + bits)) - (1 << nextShift)
      if !isSwitch {
        globalMask |= (request.standard << shift) & mask
        nextShift += bits
      }
      let feature = FeatureMap.Feature(
        tag: request.tag, shift: shift, mask: mask, firstBit: (1 << shift) & mask,
        stage: request.substitutionStage, needsFallback: !isFound)
      features.append(feature)
      used.append((request, feature, indexes))
    }
    var stages: [[FeatureMap.Stage]] = []
    for table in 0..<2 {
      let selected = selection.tables[table]
      let ends = table == 0 ? pauses + [.none] : [.none]
      stages.append(
        ends.indices.map { stage in
          var lookups: [FeatureMap.PlannedLookup] = []
          if let required = selected.requiredFeature, requiredStages[table] == stage {
            lookups += planned(selected.lookups(required), GlyphMask.global, [])
          }
          for entry in used {
            let place =
              table == 0 ? entry.request.substitutionStage : entry.request.positioningStage
            guard place == stage, let index = entry.indexes[table] else { continue }
            lookups += planned(
              selected.lookups(index), entry.feature.mask, entry.request.options)
          }
          return FeatureMap.Stage(lookups: inOrder(lookups), pause: ends[stage])
        })
    }
    return FeatureMap(
      globalMask: globalMask, substitutionStages: stages[0], positioningStages: stages[1],
      features: features)
  }

  /// One request per tag: later ones replace the value, the earliest stage stays.
  private func merged() -> [Request] {
    var result: [Request] = []
    let sorted = requests.indices.sorted {
      (requests[$0].tag.rawValue, $0) < (requests[$1].tag.rawValue, $1)
    }
    for index in sorted {
      let request = requests[index]
      guard let last = result.indices.last, result[last].tag == request.tag else {
        result.append(request)
        continue
      }
      if request.options.contains(.global) {
        result[last].options.insert(.global)
        result[last].maximum = request.maximum
        result[last].standard = request.standard
      } else {
        result[last].options.remove(.global)
        result[last].maximum = max(result[last].maximum, request.maximum)
      }
      result[last].options.formUnion(request.options.intersection(.hasFallback))
      result[last].substitutionStage =
        min(result[last].substitutionStage, request.substitutionStage)
    }
    return result
  }

  private func planned(
    _ lookups: [Int], _ mask: UInt32, _ options: Options
  ) -> [FeatureMap.PlannedLookup] {
    lookups.map { index in
      FeatureMap.PlannedLookup(
        index: index, mask: mask, skipsNonJoiners: !options.contains(.manualNonJoiners),
        skipsJoiners: !options.contains(.manualJoiners),
        isPerSyllable: options.contains(.perSyllable), isRandom: options.contains(.random))
    }
  }

  /// Sorts by lookup index and merges lookups that several features share.
  private func inOrder(_ lookups: [FeatureMap.PlannedLookup]) -> [FeatureMap.PlannedLookup] {
    var result: [FeatureMap.PlannedLookup] = []
    let sorted = lookups.indices.sorted { (lookups[$0].index, $0) < (lookups[$1].index, $1) }
    for index in sorted {
      let lookup = lookups[index]
      guard let last = result.indices.last, result[last].index == lookup.index else {
        result.append(lookup)
        continue
      }
      result[last].mask |= lookup.mask
      result[last].skipsNonJoiners = result[last].skipsNonJoiners && lookup.skipsNonJoiners
      result[last].skipsJoiners = result[last].skipsJoiners && lookup.skipsJoiners
    }
    return result
  }
}

/// The script and language chosen in both layout tables.
struct LayoutSelection {
  struct Table {
    let layout: LayoutTable
    /// The script found; a default one when the face lacks the run's script.
    let script: FontTag?
    private let language: TableView
    private let coordinates: [Int]

    init(
      _ layout: LayoutTable, scripts: [FontTag], languages: [FontTag], coordinates: [Int]
    ) {
      self.layout = layout
      self.coordinates = coordinates
      let found = layout.script(preferring: scripts)
      script = found?.tag
      language =
        found.map { layout.language(preferring: languages, in: $0.table) } ?? .empty
    }

    var requiredFeature: Int? { layout.requiredFeature(of: language) }

    var requiredTag: FontTag? { requiredFeature.map(layout.tag(ofFeature:)) }

    func feature(_ tag: FontTag) -> Int? { layout.feature(tag, of: language) }

    /// The lookups of a feature that exist; more than a few hundred do not occur.
    func lookups(_ feature: Int) -> [Int] {
      layout.lookups(ofFeature: feature, coordinates: coordinates).prefix(8192)
        .filter { $0 < layout.lookups.count }
    }
  }

  /// `GSUB`, then `GPOS`.
  let tables: [Table]
}
