@_exported public import Foundation
@_exported public import FoundationNetworking
// Foundation brings it along on Apple's systems: models with `@Observable` often import nothing else.
@_exported public import Observation
@_exported public import Streams

// What Foundation has on Apple's systems alone is declared beside the views. Files that import nothing but Foundation
// use it, too: every file of an app sees this module.
@_exported public import func Components.CFAbsoluteTimeGetCurrent
@_exported public import func Components.autoreleasepool
// Foundation's own function reads tables in folders that nobody has here.
@_exported public import func Components.NSLocalizedString
@_exported public import protocol Components.CustomLocalizedStringResourceConvertible
@_exported public import struct Components.CGAffineTransform
@_exported public import struct Components.CGVector
@_exported public import class Components.DateComponentsFormatter
@_exported public import class Components.FileWrapper
@_exported public import class Components.ListFormatter
@_exported public import struct Components.LocalizedStringResource
@_exported public import struct Components.MeasurementFormatUnitUsage
@_exported public import class Components.MeasurementFormatter
@_exported public import class Components.NSItemProvider
@_exported public import typealias Components.NSUserActivity
@_exported public import class Components.RelativeDateTimeFormatter
@_exported public import class Components.UndoManager
@_exported public import let Components.MSEC_PER_SEC
@_exported public import let Components.NSEC_PER_MSEC
@_exported public import let Components.NSEC_PER_SEC
@_exported public import let Components.NSEC_PER_USEC
@_exported public import let Components.USEC_PER_SEC
