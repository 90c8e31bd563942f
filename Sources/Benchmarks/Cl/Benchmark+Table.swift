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
    let growth = Growth(phases: phases, repeats: repeats)
    var rows = (asWritten: "", alike: "")
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
      let large = try growth.runs { try output(of: ours, path(family, 5000)) }
      let few = try growth.cut(path(family, 1000), to: path(family, 5000))
      defer { try? FileManager.default.removeItem(atPath: few) }
      let alike = try growth.runs { try output(of: ours, few) }
      rows.asWritten += growth.row(family, from: last, to: large)
      rows.alike += growth.row(family, from: alike, to: large)
    }
    console.write(
      "\nOur growth exponents from 1000 to 5000, over as many operations at both sizes:\n\n"
        + growth.table(rows.alike))
    console.write(
      "\nThe same over as many as the files have, which are fewer at 5000:\n\n"
        + growth.table(rows.asWritten))
  }

  private func path(_ family: String, _ size: Int) -> String { "\(folder)/\(family)-\(size).cl" }

  private func measure(_ family: String, _ size: Int) throws -> (theirs: DriverRun, own: DriverRun)
  {
    var (theirs, own) = (DriverRun(), DriverRun())
    for _ in 0..<repeats {
      let repetitions = size == 10 ? 30 : size == 100 ? 3 : 1
      theirs.add(try output(of: kiwi, path(family, size), repetitions))
      own.add(try output(of: ours, path(family, size), repetitions))
    }
    return (theirs, own)
  }

  private func output(
    of command: [String], _ file: String, _ repetitions: Int = 1
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = command.dropFirst() + [file, "\(repetitions)", "-", "2"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Benchmark.Failure(
        message: "\(command.joined(separator: " ")) failed on \(file)")
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
