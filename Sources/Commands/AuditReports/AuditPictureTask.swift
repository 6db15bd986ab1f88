import Codecs
import Components
import Foundation
import Render

/// A story with the variants in which it is audited.
struct AuditSubjectVariants {
  var story: Story
  var reference: StoryReference
  var variants: [Variant]
  /// Why the story has no variants.
  var fault: StoryFault?
}

/// Draws a picture that an audit is shown on.
struct AuditPictureTask: WorkerTask {
  static let operation = "picture"

  var story: StoryReference
  var variant: Variant

  func perform(at desk: WorkerDesk) throws(CommandFailure) -> AuditHTMLArticle.Picture {
    let picture = try Picture(try desk.story(story), variant: variant, renderer: desk.renderer)
    let pixmap = try picture.pixmap()
    return AuditHTMLArticle.Picture(
      png: Data(PNGEncoder.encode(pixmap, scale: picture.tree.scale)), size: picture.tree.size,
      width: pixmap.width, height: pixmap.height)
  }
}
