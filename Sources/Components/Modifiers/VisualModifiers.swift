public import Foundation
import Layout

extension View {
  /// Fades the view as one group; 0 is invisible.
  public func opacity(_ opacity: Double) -> some View {
    effect(.opacity(min(max(opacity.isFinite ? opacity : 1, 0), 1)))
  }

  /// Draws a shadow of everything in the view; the radius is the blur's standard deviation.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    wrapped { environment in
      .effect(
        .shadow(
          color: color.resolve(in: environment.appearance), radius: max(radius.finite(or: 0), 0),
          offset: Point(x: x.finite(or: 0), y: y.finite(or: 0))))
    }
  }

  /// Draws the two shadows of a height above the surface.
  public func elevation(_ token: ElevationToken) -> some View {
    elevation(nil, or: token)
  }

  /// Gives the view shadows of its own, or those of a step where it has none.
  func elevation(_ own: Elevation?, or token: ElevationToken) -> some View {
    transformingNodes { node, environment in
      let elevation = own ?? environment.theme.elevation[token]
      let standard = Color.shadow.resolve(in: environment.appearance)
      func casting(_ shadow: ShadowToken, _ content: ResolvedNode) -> ResolvedNode {
        let opacity = shadow.opacity(in: environment.colorScheme)
        guard opacity > 0 else { return content }
        let base = shadow.color ?? standard
        let color = ResolvedColor(
          red: base.red, green: base.green, blue: base.blue, alpha: opacity)
        return ResolvedNode(
          .effect(
            .shadow(
              color: color, radius: Double(shadow.radius),
              offset: Point(x: Double(shadow.x), y: Double(shadow.y)))), children: [content])
      }
      return casting(elevation.ambient, casting(elevation.contact, node))
    }
  }

  /// Cuts the view to a shape.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    wrapped { environment in
      var geometry = shape.geometry(in: ResolveContext(environment: environment))
      geometry.isEvenOdd = style.isEOFilled
      return .effect(.clip(geometry))
    }
  }

  /// Cuts the view to its frame.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Cuts the view to a rectangle with rounded corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Shows the view where another one paints.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    Masked(base: self, mask: mask(), alignment: alignment)
  }

  /// Shows the view where another one paints.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    Masked(base: self, mask: mask, alignment: .center)
  }

  /// Blurs the view; the radius is the standard deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.blur(radius: max(radius.finite(or: 0), 0)))
  }

  /// Sets how the view's colours meet those behind it.
  public func blendMode(_ mode: BlendMode) -> some View { effect(.blend(mode)) }

  /// Paints the view on its own before it meets what is behind it.
  public func compositingGroup() -> some View { effect(.compositingGroup) }

  /// Paints the view on its own, as one picture of its size: what hangs out of it is cut off.
  public func drawingGroup(opaque: Bool = false) -> some View {
    effect(.compositingGroup).clipped()
  }

  /// Turns what is painted clockwise; layout does not change.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(
      .rotation(degrees: angle.degrees.isFinite ? angle.degrees : 0, anchor: anchor.point))
  }

  /// Scales what is painted; layout does not change.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaled(x: scale, y: scale, anchor)
  }

  /// Scales what is painted; layout does not change.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaled(x: scale.width, y: scale.height, anchor)
  }

  /// Scales what is painted; layout does not change.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaled(x: x, y: y, anchor)
  }

  /// Takes colour away; 1 leaves grey.
  public func grayscale(_ amount: Double) -> some View {
    effect(.colorMatrix(.saturation(1 - min(max(amount, 0), 1))))
  }

  /// Scales the saturation of the view's colours; 1 changes nothing.
  public func saturation(_ amount: Double) -> some View {
    effect(.colorMatrix(.saturation(amount)))
  }

  /// Adds light to the view's colours; 0 changes nothing.
  public func brightness(_ amount: Double) -> some View {
    effect(.colorMatrix(.brightness(amount)))
  }

  /// Scales the contrast of the view's colours; 1 changes nothing.
  public func contrast(_ amount: Double) -> some View { effect(.colorMatrix(.contrast(amount))) }

  /// Turns the hues of the view's colours.
  public func hueRotation(_ angle: Angle) -> some View {
    effect(.colorMatrix(.hueRotation(degrees: angle.degrees)))
  }

  /// Inverts the view's colours.
  public func colorInvert() -> some View { effect(.colorMatrix(.inverted)) }

  /// Multiplies the view's colours with one.
  public func colorMultiply(_ color: Color) -> some View {
    wrapped { environment in
      .effect(.colorMatrix(.multiply(color.resolve(in: environment.appearance))))
    }
  }

  /// Keeps the view's room and content, but shows nothing and says nothing.
  public func hidden() -> some View {
    transformingNodes { node, _ in
      var hidden = ResolvedNode(.effect(.opacity(0)), children: [node])
      hidden.semantics.isHidden = true
      return hidden
    }
  }

  /// What the overloads share. One overload through another stops the optimizer of Swift 6.2 in a
  /// build with assertions.
  private func scaled(x: CGFloat, y: CGFloat, _ anchor: UnitPoint) -> some View {
    effect(.scale(x: x.finite(or: 1), y: y.finite(or: 1), anchor: anchor.point))
  }

  private func effect(_ effect: VisualEffect) -> some View {
    wrapped { _ in .effect(effect) }
  }
}

/// A view shown where another one paints.
private struct Masked<Base: View, Mask: View>: View {
  typealias Body = Never

  let base: Base
  let mask: Mask
  let alignment: Alignment

  func _resolve(in context: ResolveContext) -> [ResolvedNode] {
    let (masks, nodes) = ResolvePass.both {
      mask._resolve(in: context)
    } and: {
      base._resolve(in: context)
    }
    let layer = masks.count == 1 ? masks[0] : ResolvedNode(.overlay(alignment), children: masks)
    return nodes.map { node in
      ResolvedNode(
        .effect(.mask),
        children: [ResolvedNode(.layered(alignment, base: 0), children: [node, layer])])
    }
  }
}
