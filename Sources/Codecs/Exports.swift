// What a codec reads and writes is a pixmap: `import Codecs` gives it too.
@_exported public import Graphics
