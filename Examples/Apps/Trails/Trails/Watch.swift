#if os(watchOS)
  import WatchKit

  let isOnWrist = WKInterfaceDevice.current().wristLocation == .left
#else
  let isOnWrist = false
#endif
