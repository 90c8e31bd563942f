import Foundation
import Terminal

extension Benchmark {
  static let table = Benchmark(
    name: "table", usage: "KIWI-DRIVER FOLDER [REPEATS]",
    summary: "Time kiwi and us in turn on FOLDER's FAMILY-N.cl; prints ratios, growth and memory."
  ) { arguments, console in
    guard arguments.count > 1 else { throw Failure(message: "which driver, and which folder?") }
    let table = RatioTable(
      kiwi: [arguments[0]], ours: [CommandLine.arguments[0], "cl"], folder: arguments[1],
      repeats: arguments.count > 2 ? Int(arguments[2]) ?? 5 : 5)
    try table.write(to: console)
  }
}

/// Our time divided by kiwi's, for every family and size; `*` where it is over the bar.
struct RatioTable {
  let kiwi: [String]
  let ours: [String]
  let folder: String
  let repeats: Int

  private let families = ["chain", "nested", "grid", "row", "cells", "conflict"]
  private let phases = ["build", "edit", "const", "toggle", "churn"]

  func write(to console: Console) throws {
    console.write("| family | N | \(phases.joined(separator: " | ")) | kB, ours / kiwi's |\n")
    console.write("|\(String(repeating: "---|", count: phases.count + 3))\n")
    var growth = ""
    for family in families {
      var last: DriverRun?
      for size in [10, 100, 1000] {
        let (theirs, own) = try measure(family, size)
        let cells = phases.map { phase in
          cell(own.median(phase) / theirs.median(phase), bar: bar(family, phase, size))
        }
        let memory =
          "\(Int(own.median("rss_end_kb"))) / \(Int(theirs.median("rss_end_kb")))"
        console.write("| \(family) | \(size) | \(cells.joined(separator: " | ")) | \(memory) |\n")
        console.flush()
        last = own
      }
      guard let last else { continue }
      var large = DriverRun()
      for _ in 0..<repeats { large.add(try output(of: ours, family, 5000)) }
      let exponents = phases.map { phase in
        String(format: "%.2f", log(large.median(phase) / last.median(phase)) / log(5))
      }
      growth += "| \(family) | \(exponents.joined(separator: " | ")) |\n"
    }
    console.write("\nOur growth exponents from 1000 to 5000:\n\n")
    console.write("| family | \(phases.joined(separator: " | ")) |\n")
    console.write("|\(String(repeating: "---|", count: phases.count + 1))\n\(growth)")
  }

  private func measure(_ family: String, _ size: Int) throws -> (theirs: DriverRun, own: DriverRun)
  {
    var (theirs, own) = (DriverRun(), DriverRun())
    for _ in 0..<repeats {
      theirs.add(try output(of: kiwi, family, size))
      own.add(try output(of: ours, family, size))
    }
    return (theirs, own)
  }

  private func output(of command: [String], _ family: String, _ size: Int) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    let repetitions = size == 10 ? "30" : size == 100 ? "3" : "1"
    process.arguments =
      command.dropFirst() + ["\(folder)/\(family)-\(size).cl", repetitions, "-", "2"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Benchmark.Failure(
        message: "\(command.joined(separator: " ")) failed on \(family)-\(size)")
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func cell(_ ratio: Double, bar: Double) -> String {
    String(format: "%.3g", ratio) + (ratio > bar ? "*" : "")
  }

  /// The greatest ratio that is good enough.
  private func bar(_ family: String, _ phase: String, _ size: Int) -> Double {
    let place = size == 10 ? 0 : size == 100 ? 1 : 2
    switch (phase, family) {
    case ("build", "conflict"): return [0.9, 0.25, 0.03][place]
    case ("build", _): return [0.7, 0.1, 0.01][place]
    case ("edit", "row"): return [1, 0.15, 0.08][place]
    case ("edit", _): return [0.7, 0.15, 0.08][place]
    case ("const", _): return [0.15, 0.08, 0.03][place]
    case ("toggle", "grid"): return [2, 1, 0.8][place]
    case ("toggle", "row"): return [0.6, 0.2, 0.8][place]
    case ("toggle", _): return [0.6, 0.2, 0.1][place]
    default: return [0.9, 0.15, 0.02][place]
    }
  }
}

/// What a driver printed, over several runs.
private struct DriverRun {
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
