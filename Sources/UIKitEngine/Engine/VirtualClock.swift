/// The app's time, which moves only when told.
package final class VirtualClock {
  /// Seconds since launch.
  package internal(set) var now: Double = 0
}
