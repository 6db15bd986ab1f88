public import Components
public import CoreGraphics

/// Particles; none fly.
open class CAEmitterLayer: CALayer {
  public var emitterCells: [CAEmitterCell]?
  public var emitterPosition = CGPoint.zero
  public var emitterSize = CGSize.zero
  public var emitterShape = CAEmitterLayerEmitterShape.point
  public var emitterMode = CAEmitterLayerEmitterMode.volume
  public var renderMode = CAEmitterLayerRenderMode.unordered
  public var birthRate: Float = 1
  public var lifetime: Float = 1
  public var emitterZPosition: CGFloat = 0
  public var emitterDepth: CGFloat = 0
  public var preservesDepth = false
  public var velocity: Float = 1
  public var scale: Float = 1
  public var spin: Float = 1
  public var seed: UInt32 = 0
}

public enum CAEmitterLayerEmitterShape: Sendable {
  case point, line, rectangle, circle, sphere, cuboid
}

public enum CAEmitterLayerEmitterMode: Sendable { case points, outline, surface, volume }

public enum CAEmitterLayerRenderMode: Sendable {
  case unordered, oldestFirst, oldestLast, backToFront, additive
}

/// A kind of particle.
public class CAEmitterCell: NSObject, CAMediaTiming {
  public var contents: Any?
  public var color: CGColor?
  public var name: String?
  public var birthRate: Float = 0
  public var lifetime: Float = 0
  public var lifetimeRange: Float = 0
  public var velocity: CGFloat = 0
  public var velocityRange: CGFloat = 0
  public var emissionLongitude: CGFloat = 0
  public var emissionRange: CGFloat = 0
  public var spin: CGFloat = 0
  public var spinRange: CGFloat = 0
  public var scale: CGFloat = 1
  public var scaleRange: CGFloat = 0
  public var scaleSpeed: CGFloat = 0
  public var alphaRange: Float = 0
  public var alphaSpeed: Float = 0
  public var xAcceleration: CGFloat = 0
  public var yAcceleration: CGFloat = 0
  public var zAcceleration: CGFloat = 0
  public var emissionLatitude: CGFloat = 0
  public var redRange: Float = 0
  public var greenRange: Float = 0
  public var blueRange: Float = 0
  public var redSpeed: Float = 0
  public var greenSpeed: Float = 0
  public var blueSpeed: Float = 0
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  public var contentsScale: CGFloat = 1
  public var magnificationFilter = "linear"
  public var minificationFilter = "linear"
  public var minificationFilterBias: Float = 0
  public var isEnabled = true
  public var style: [AnyHashable: Any]?
  /// Particles that each of these gives off.
  public var emitterCells: [CAEmitterCell]?

  public var beginTime: TimeInterval = 0
  public var duration: TimeInterval = .infinity
  public var speed: Float = 1
  public var timeOffset: TimeInterval = 0
  public var repeatCount: Float = 0
  public var repeatDuration: TimeInterval = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed
}
