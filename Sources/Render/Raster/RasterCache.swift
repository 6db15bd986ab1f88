/// What pictures share: masks of glyphs and of shadows.
///
/// A cache changes how long a picture takes and never what it shows. One cache may serve several
/// threads at once.
package final class RasterCache: Sendable {
  package init() {}
}
