// Pictures and their files are part of what `import Render` gives: `Pixmap`, `PNGEncoder`, `PPM`.
@_exported public import Codecs
@_exported public import Graphics
