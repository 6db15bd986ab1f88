// Without effect: shaders are written for graphics processors and are not run.

public import Foundation

extension View {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    notDrawn(unless: !isEnabled)
  }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    notDrawn(unless: !isEnabled)
  }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    notDrawn(unless: !isEnabled)
  }
}
