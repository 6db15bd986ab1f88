@_exported public import Foundation
// The types of files are declared beside the views that take them.
@_exported public import struct Components.UTType
