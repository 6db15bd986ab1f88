import Components

/// A piece of a town with the way from here to the door.
struct RouteMap: View {
  var body: some View {
    ZStack {
      Rectangle().fill(Color.surfaceSecondary)
      Sketch { pen in
        pen.move(62, -5)
        pen.line(100, -5)
        pen.line(100, 34)
        pen.curve(76, 30, 62, -5)
        pen.close()
      }
      .fill(Color.blue.opacity(0.22))
      Sketch { pen in
        pen.move(6, 58)
        pen.line(26, 54)
        pen.line(30, 88)
        pen.line(9, 94)
        pen.close()
      }
      .fill(Color.green.opacity(0.22))
      streets.stroke(Color.border, style: StrokeStyle(lineWidth: 9, lineCap: .round))
      streets.stroke(Color.surface, style: StrokeStyle(lineWidth: 7, lineCap: .round))
      alleys.stroke(Color.surface, style: StrokeStyle(lineWidth: 3.5, lineCap: .round))
      route.stroke(
        Color.surface, style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
      route.stroke(
        Color.accentColor, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
      ends
    }
    .clipped()
    // A map has the same north for all readers.
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityElement()
    .accessibilityRole(.image)
    .accessibilityLabel("The way to the customer")
  }

  private var streets: Sketch {
    Sketch { pen in
      pen.move(-5, 30)
      pen.curve(40, 38, 105, 60)
      pen.move(34, -5)
      pen.line(40, 105)
      pen.move(-5, 102)
      pen.curve(60, 82, 105, 92)
      pen.move(70, 40)
      pen.line(76, 105)
    }
  }

  private var alleys: Sketch {
    Sketch { pen in
      for x in [8, 20, 52] as [CGFloat] {
        pen.move(x, -5)
        pen.line(x + 5, 105)
      }
      pen.move(-5, 8)
      pen.line(66, 16)
      pen.move(36, 62)
      pen.line(105, 76)
      pen.move(88, 50)
      pen.line(92, 105)
    }
  }

  private var route: Sketch {
    Sketch { pen in
      pen.move(14, 32)
      pen.curve(28, 34.5, 36.5, 36)
      pen.line(38, 63)
      pen.line(72, 69)
      pen.line(73.5, 78)
    }
  }

  private var ends: some View {
    ZStack {
      GeometryReader { room in
        Circle()
          .fill(Color.accentColor)
          .overlay { Circle().strokeBorder(Color.surface, lineWidth: 3) }
          .frame(width: 18, height: 18)
          .position(x: room.size.width * 0.14, y: room.size.height * 0.32)
        Image(systemName: "flag.fill")
          .font(.system(size: 14))
          .foregroundStyle(Color.onError)
          .frame(width: 28, height: 28)
          .background(Color.error, in: Circle())
          .overlay { Circle().strokeBorder(Color.surface, lineWidth: 2) }
          .position(x: room.size.width * 0.735, y: room.size.height * 0.76)
      }
    }
  }
}
