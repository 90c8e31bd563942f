import Foundation

/// What a driver printed, over several runs.
struct DriverRun {
  private var samples: [String: [Double]] = [:]

  /// Takes the median of each phase over the run's repetitions.
  mutating func add(_ output: String) {
    var phases: [String: [Double]] = [:]
    var build = 0.0
    var removal = 0.0
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 4, let operations = Double(words[2]), let amount = Double(words[3])
      else {
        continue
      }
      switch words[1] {
      case "make": build = amount
      case "add": build += amount
      case "first": phases["build", default: []].append(build + amount)
      case "remove": removal = amount
      case "readd": phases["churn", default: []].append(removal + amount)
      case "edit", "const", "toggle":
        if operations > 0 { phases[String(words[1]), default: []].append(amount / operations) }
      default: phases[String(words[1]), default: []].append(amount)
      }
    }
    for (phase, values) in phases { samples[phase, default: []].append(Stopwatch.median(values)) }
  }

  func median(_ phase: String) -> Double {
    Stopwatch.median(samples[phase] ?? [])
  }
}
