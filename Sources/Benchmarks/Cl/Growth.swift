import Foundation

/// How the time of an operation grows with the number of views, as an exponent.
///
/// The first operations after a build find nothing in the processor's cache and are the dearest.
/// The generator writes 20 edits for a thousand views and 6 for five thousand, so that those weigh
/// three times as much in the larger mean: a comparison of like with like needs as many at both.
struct Growth {
  let phases: [String]
  let repeats: Int

  func runs(_ output: () throws -> String) throws -> DriverRun {
    var run = DriverRun()
    for _ in 0..<repeats { run.add(try output()) }
    return run
  }

  /// A copy of a workload with no more operations of a kind than another has.
  ///
  /// - Returns: its path; the caller removes it.
  func cut(_ path: String, to other: String) throws -> String {
    var left: [Substring: Int] = [:]
    for line in try String(contentsOfFile: other, encoding: .utf8).split(separator: "\n") {
      left[Self.kind(of: line), default: 0] += 1
    }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let kept = lines.filter { line in
      let kind = Self.kind(of: line)
      guard ["edit", "const", "toggle"].contains(kind) else { return true }
      left[kind, default: 0] -= 1
      return left[kind, default: 0] >= 0
    }
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutlab-growth-\(UUID().uuidString).cl").path
    try (kept.joined(separator: "\n") + "\n").write(
      toFile: copy, atomically: true, encoding: .utf8)
    return copy
  }

  private static func kind(of line: Substring) -> Substring { line.prefix { $0 != " " } }

  func row(_ family: String, from small: DriverRun, to large: DriverRun) -> String {
    let exponents = phases.map { phase in
      String(format: "%.2f", log(large.median(phase) / small.median(phase)) / log(5))
    }
    return "| \(family) | \(exponents.joined(separator: " | ")) |\n"
  }

  func table(_ rows: String) -> String {
    "| family | \(phases.joined(separator: " | ")) |\n"
      + "|\(String(repeating: "---|", count: phases.count + 1))\n\(rows)"
  }
}
