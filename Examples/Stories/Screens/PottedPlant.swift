import Components

/// A kind of plant that can be drawn.
enum PlantSpecies: Sendable {
  case monstera, ficus, orchid, aloe, cactus, snakePlant

  /// What the wall behind the plant is washed with.
  var wash: Color {
    switch self {
    case .monstera: .green
    case .ficus: .teal
    case .orchid: .pink
    case .aloe: .mint
    case .cactus: .orange
    case .snakePlant: .yellow
    }
  }
}

/// A plant in its pot before a wall.
struct PottedPlant: View {
  let species: PlantSpecies
  var size: CGFloat = 96

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [species.wash.opacity(0.14), species.wash.opacity(0.34)], startPoint: .top,
        endPoint: .bottom)
      Circle()
        .fill(Color.white.opacity(scheme == .dark ? 0.08 : 0.45))
        .frame(width: size * 1.04, height: size * 1.04)
      ZStack {
        Ellipse()
          .fill(Color.black.opacity(scheme == .dark ? 0.35 : 0.14))
          .frame(width: size * 0.5, height: size * 0.07)
          .offset(y: size * 0.475)
        drawing
      }
      .frame(width: size, height: size)
    }
    .clipped()
    .accessibilityElement()
    .accessibilityHidden(true)
  }

  @ViewBuilder private var drawing: some View {
    switch species {
    case .monstera: Monstera(unit: size / 100)
    case .ficus: Ficus(unit: size / 100)
    case .orchid: Orchid(unit: size / 100)
    case .aloe: Aloe()
    case .cactus: Cactus(unit: size / 100)
    case .snakePlant: SnakePlant(unit: size / 100)
    }
  }
}

// MARK: - Drawings

/// Inks of the drawings; pictures keep their colours in the dark.
private enum Ink {
  static let pine = Color(hex: 0x1F6B45)
  static let leaf = Color(hex: 0x2F8F5B)
  static let sprout = Color(hex: 0x5DB57E)
  static let sage = Color(hex: 0x7DB8A0)
  static let mist = Color(hex: 0xA9D8C4)
  static let bark = Color(hex: 0x8A6244)
  static let clay = Color(hex: 0xC8683F)
  static let clayRim = Color(hex: 0xDB8259)
  static let chalk = Color(hex: 0xE9E4DB)
  static let chalkRim = Color(hex: 0xF7F4EE)
  static let slate = Color(hex: 0x4A6378)
  static let slateRim = Color(hex: 0x5F7C94)
  static let blossom = Color(hex: 0xE46A9B)
  static let blush = Color(hex: 0xF3A5C4)
  static let sun = Color(hex: 0xF5C542)
}

/// A pot whose rim is drawn over the stalks.
private struct Pot: View {
  let color: Color
  let rim: Color

  var body: some View {
    ZStack {
      Sketch { pen in
        pen.move(33, 70)
        pen.line(67, 70)
        pen.line(63, 94)
        pen.curve(62, 97, 58, 97)
        pen.line(42, 97)
        pen.curve(38, 97, 37, 94)
        pen.close()
      }
      .fill(color)
      Sketch { pen in
        pen.move(56, 75)
        pen.line(66, 75)
        pen.line(63, 94)
        pen.curve(62, 97, 58, 97)
        pen.line(53, 97)
        pen.close()
      }
      .fill(Color.black.opacity(0.1))
      Sketch { pen in
        pen.move(32, 66)
        pen.line(68, 66)
        pen.curve(70, 66, 70, 68)
        pen.line(70, 73)
        pen.curve(70, 75, 68, 75)
        pen.line(32, 75)
        pen.curve(30, 75, 30, 73)
        pen.line(30, 68)
        pen.curve(30, 66, 32, 66)
        pen.close()
      }
      .fill(rim)
    }
  }
}

private struct Monstera: View {
  let unit: CGFloat

  /// Half of a leaf with its slits.
  private nonisolated static let half: [(along: CGFloat, across: CGFloat)] = [
    (0.1, 0), (0.02, 0.2), (-0.04, 0.45), (0.0, 0.72), (0.1, 0.9), (0.22, 1), (0.31, 1),
    (0.36, 0.42), (0.42, 0.97), (0.5, 0.9), (0.56, 0.82), (0.57, 0.36), (0.64, 0.74),
    (0.71, 0.63), (0.76, 0.54), (0.74, 0.26), (0.83, 0.42), (0.92, 0.22), (1, 0),
  ]

  var body: some View {
    ZStack {
      Sketch { pen in
        pen.move(49, 70)
        pen.curve(47, 56, 38, 46)
        pen.move(51, 70)
        pen.curve(54, 56, 63, 47)
        pen.move(50, 70)
        pen.line(50, 38)
      }
      .stroke(Ink.pine, style: StrokeStyle(lineWidth: 2 * unit, lineCap: .round))
      blade(from: (40, 50), to: (8, 32), width: 17, color: Ink.pine)
      blade(from: (61, 50), to: (93, 30), width: 18, color: Ink.leaf)
      blade(from: (50, 42), to: (48, 0), width: 19, color: Ink.sprout)
      Pot(color: Ink.clay, rim: Ink.clayRim)
    }
  }

  private func blade(
    from base: (x: CGFloat, y: CGFloat), to tip: (x: CGFloat, y: CGFloat), width: CGFloat,
    color: Color
  ) -> some View {
    ZStack {
      Sketch { $0.mirrored(from: base, to: tip, width: width, Self.half) }
        .fill(color)
      Sketch { pen in
        pen.move(base.x, base.y)
        pen.line(base.x + (tip.x - base.x) * 0.86, base.y + (tip.y - base.y) * 0.86)
      }
      .stroke(Color.white.opacity(0.35), style: StrokeStyle(lineWidth: 1 * unit, lineCap: .round))
    }
  }
}

private struct Ficus: View {
  let unit: CGFloat

  var body: some View {
    ZStack {
      Sketch { pen in
        pen.move(50, 70)
        pen.curve(48, 44, 51, 12)
      }
      .stroke(Ink.bark, style: StrokeStyle(lineWidth: 2.4 * unit, lineCap: .round))
      Sketch { pen in
        pen.leaf(from: (50, 60), to: (16, 50), width: 8)
        pen.leaf(from: (49, 44), to: (14, 26), width: 8)
        pen.leaf(from: (50, 26), to: (26, 4), width: 7)
      }
      .fill(Ink.pine)
      Sketch { pen in
        pen.leaf(from: (50, 54), to: (86, 44), width: 8)
        pen.leaf(from: (50, 36), to: (84, 18), width: 8)
        pen.leaf(from: (51, 20), to: (64, -2), width: 6)
      }
      .fill(Ink.leaf)
      Sketch { pen in
        for (base, tip) in [
          ((50, 60), (22, 52)), ((49, 44), (21, 30)), ((50, 26), (31, 9)), ((50, 54), (79, 46)),
          ((50, 36), (77, 22)),
        ] as [((CGFloat, CGFloat), (CGFloat, CGFloat))] {
          pen.move(base.0, base.1)
          pen.line(tip.0, tip.1)
        }
      }
      .stroke(Color.white.opacity(0.3), lineWidth: 0.8 * unit)
      Pot(color: Ink.chalk, rim: Ink.chalkRim)
    }
  }
}

private struct Orchid: View {
  let unit: CGFloat

  var body: some View {
    ZStack {
      Sketch { pen in
        pen.leaf(from: (48, 71), to: (12, 62), width: 5)
        pen.leaf(from: (52, 71), to: (88, 64), width: 5)
      }
      .fill(Ink.leaf)
      Sketch { pen in
        pen.move(50, 70)
        pen.curve(40, 22, 84, 16)
        pen.move(50, 70)
        pen.curve(44, 44, 22, 34)
      }
      .stroke(Ink.pine, style: StrokeStyle(lineWidth: 1.8 * unit, lineCap: .round))
      Sketch { pen in
        pen.circle(86, 17, radius: 3.5)
        pen.circle(17, 32, radius: 3)
      }
      .fill(Ink.blossom)
      blossom(at: (26, 37), radius: 9)
      blossom(at: (50, 36), radius: 12)
      blossom(at: (56, 15), radius: 11)
      blossom(at: (75, 26), radius: 10)
      Pot(color: Ink.slate, rim: Ink.slateRim)
    }
  }

  private func blossom(at center: (x: CGFloat, y: CGFloat), radius: CGFloat) -> some View {
    Blossom(center: center, radius: radius, petals: Ink.blush, lip: Ink.blossom)
  }
}

/// Five petals around a lip.
private struct Blossom: View {
  let center: (x: CGFloat, y: CGFloat)
  let radius: CGFloat
  let petals: Color
  let lip: Color

  /// Fifths of a turn from the top.
  private nonisolated static let directions: [(x: CGFloat, y: CGFloat)] = [
    (0, -1), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309),
  ]

  var body: some View {
    let (center, radius) = (center, radius)
    ZStack {
      Sketch { pen in
        for direction in Self.directions {
          pen.leaf(
            from: center,
            to: (center.x + direction.x * radius, center.y + direction.y * radius),
            width: radius * 0.36)
        }
      }
      .fill(petals)
      Sketch { $0.circle(center.x, center.y + radius * 0.1, radius: radius * 0.3) }.fill(lip)
      Sketch { $0.circle(center.x, center.y + radius * 0.1, radius: radius * 0.12) }.fill(Ink.sun)
    }
  }
}

private struct Aloe: View {
  var body: some View {
    ZStack {
      Sketch { pen in
        pen.leaf(from: (44, 72), to: (8, 50), width: 5)
        pen.leaf(from: (56, 72), to: (92, 48), width: 5)
        pen.leaf(from: (47, 72), to: (34, 8), width: 6)
        pen.leaf(from: (54, 72), to: (69, 12), width: 6)
      }
      .fill(Ink.leaf)
      Sketch { pen in
        pen.leaf(from: (46, 72), to: (17, 26), width: 6)
        pen.leaf(from: (55, 72), to: (84, 26), width: 6)
        pen.leaf(from: (50, 74), to: (51, 0), width: 7)
      }
      .fill(Ink.sage)
      Sketch { pen in
        pen.leaf(from: (48, 72), to: (42, 34), width: 5)
        pen.leaf(from: (53, 72), to: (61, 36), width: 5)
      }
      .fill(Ink.mist)
      Pot(color: Ink.clay, rim: Ink.clayRim)
    }
  }
}

private struct Cactus: View {
  let unit: CGFloat

  var body: some View {
    ZStack {
      Sketch { pen in
        pen.move(50, 74)
        pen.line(50, 24)
      }
      .stroke(Ink.leaf, style: StrokeStyle(lineWidth: 24 * unit, lineCap: .round))
      Sketch { pen in
        pen.move(46, 56)
        pen.line(32, 56)
        pen.curve(25, 56, 25, 48)
        pen.line(25, 40)
        pen.move(54, 48)
        pen.line(68, 48)
        pen.curve(75, 48, 75, 40)
        pen.line(75, 28)
      }
      .stroke(Ink.leaf, style: StrokeStyle(lineWidth: 11 * unit, lineCap: .round))
      Sketch { pen in
        for x in [43, 50, 57] as [CGFloat] {
          pen.move(x, 22)
          pen.line(x, 66)
        }
      }
      .stroke(
        Ink.mist.opacity(0.8),
        style: StrokeStyle(lineWidth: 1.2 * unit, lineCap: .round, dash: [3 * unit, 5 * unit]))
      Blossom(center: (50, 10), radius: 9, petals: Ink.blossom, lip: Ink.sun)
      Pot(color: Ink.chalk, rim: Ink.chalkRim)
    }
  }
}

private struct SnakePlant: View {
  let unit: CGFloat

  private nonisolated static let blades:
    [(base: CGFloat, tip: (x: CGFloat, y: CGFloat), width: CGFloat)] = [
      (42, (20, 34), 5), (58, (81, 32), 5), (45, (35, 10), 6), (55, (67, 14), 6), (50, (51, -2), 7),
    ]

  var body: some View {
    ZStack {
      Sketch { pen in
        for blade in Self.blades {
          pen.leaf(from: (blade.base, 78), to: blade.tip, width: blade.width)
        }
      }
      .fill(Ink.sun)
      Sketch { pen in
        for blade in Self.blades {
          pen.leaf(
            from: (blade.base, 78), to: (blade.tip.x, blade.tip.y + 4), width: blade.width - 2)
        }
      }
      .fill(Ink.pine)
      Sketch { pen in
        for y in stride(from: 20, through: 60, by: 8) as StrideThrough<CGFloat> {
          pen.move(48, y)
          pen.curve(51, y - 2, 53, y)
        }
      }
      .stroke(Ink.sprout, style: StrokeStyle(lineWidth: 1.2 * unit, lineCap: .round))
      Pot(color: Ink.slate, rim: Ink.slateRim)
    }
  }
}
