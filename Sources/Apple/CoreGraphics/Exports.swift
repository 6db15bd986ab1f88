// Its geometry is that of Foundation; its paths are declared beside the views that take them.
@_exported public import Components
