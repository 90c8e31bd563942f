import ChildProcess
import Foundation

/// Random programs compiled by the real `swiftc`: one module, since the compiler takes longer to
/// start than to compile any of them, and one executable that runs all.
struct CompiledPrograms {
  let programs: [GeneratedProgram]
  let folder: URL

  /// In two halves, as the machines have cores: what the compiler says if it fails.
  func build() async throws -> String {
    for half in 0..<2 {
      let part = folder.appendingPathComponent("half\(half)")
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      var main = ""
      var operators: [String] = []
      for (index, program) in programs.enumerated() where index % 2 == half {
        try program.file("program\(index)").write(
          to: part.appendingPathComponent("program\(index).swift"), atomically: true,
          encoding: .utf8)
        main += "program\(index)()\nprint(\"\(Self.end)\")\n"
        operators += program.operators.filter { !operators.contains($0) }
      }
      try (operators + [main]).joined(separator: "\n").write(
        to: part.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    }
    // Not optimised: what lives how long is as in a debug build, and the compiler takes a third
    // of the time.
    let command =
      "swiftc -wmo -Onone -swift-version 6 -default-isolation MainActor "
      + "-enable-upcoming-feature InferIsolatedConformances -Xfrontend -disable-llvm-verify "
      + "-suppress-warnings *.swift -lm -o main"
    return try await (0..<2).together { [folder] half in
      let part = folder.appendingPathComponent("half\(half)")
      let run = try await ChildProcess("sh", ["-c", command], in: part).run()
      return run.status == 0 ? "" : run.errors
    }.joined()
  }

  /// What each program printed.
  func run() async throws -> [String] {
    let halves = try await (0..<2).together { [folder] half in
      try await ChildProcess(folder.appendingPathComponent("half\(half)/main"), []).run().output
        .components(separatedBy: Self.end + "\n")
    }
    return programs.indices.map { index in
      let half = halves[index % 2]
      return index / 2 < half.count ? half[index / 2] : "did not run"
    }
  }

  private static let end = "-- end of the program --"
}
