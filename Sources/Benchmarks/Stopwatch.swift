import Foundation

/// Wall-clock time, and what the process has needed of memory.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// Since the stopwatch was made.
  var seconds: Double {
    let passed = (ContinuousClock.now - start).components
    return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
  }

  /// The greatest resident size so far, in kilobytes; 0 where the system does not say.
  static var peakMemory: Double {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return Double(line.filter(\.isNumber)) ?? 0
  }

  /// The middle one of several measurements, or the mean of the two in the middle.
  static func median(_ times: [Double]) -> Double {
    guard !times.isEmpty else { return 0 }
    let sorted = times.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
