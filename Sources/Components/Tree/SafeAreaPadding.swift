/// What padding has to do with the safe area.
enum SafeAreaPadding: Hashable {
  case none
  /// It is negative and takes its child under the safe area.
  case ignored
  /// It is the safe area of a screen, or an app's addition to it: what ignores the safe area ignores it as well.
  case kept
  /// It is the safe area once more, inside of what ignores it.
  case restored
}
