import Dispatch
import Foundation

// Points of the app's time as Dispatch writes points of time: nanoseconds since an origin that no
// machine's uptime comes near to.

private nonisolated let launch: UInt64 = 1 << 60

nonisolated extension DispatchTime {
  /// On the app's clock when a host moves it.
  @_disfavoredOverload
  public static func now() -> DispatchTime {
    let isVirtual = isOnMainThread && MainActor.assumeIsolated { Engine.current.isLaunched }
    guard isVirtual else { return DispatchTime.Dispatch::now() }
    let seconds = MainActor.assumeIsolated { Engine.current.now }
    return DispatchTime(uptimeNanoseconds: launch + UInt64((seconds * 1e9).rounded()))
  }
}

extension DispatchTime {
  /// From now on the app's clock; a real point of time is as far away as on the real clock, to a
  /// millisecond.
  var secondsFromNow: Double {
    guard self < .distantFuture else { return .infinity }
    guard uptimeNanoseconds < launch / 2 else {
      return (Double(uptimeNanoseconds) - Double(launch)) / 1e9 - Engine.current.now
    }
    let now = DispatchTime.Dispatch::now().uptimeNanoseconds
    let nanoseconds = Int64(uptimeNanoseconds) - Int64(now)
    return (Double(nanoseconds) / 1e6).rounded() / 1e3
  }
}
