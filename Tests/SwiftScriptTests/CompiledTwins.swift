import ChildProcess
import Foundation

/// Programs compiled by the real `swiftc`, each a module with an entry point of its own, all
/// linked into one executable that runs the one it is asked for.
struct CompiledTwins {
  let scripts: [CorpusCase]
  let folder: URL

  init(_ scripts: [CorpusCase], in folder: URL) {
    self.scripts = scripts
    self.folder = folder
  }

  private func flags(_ script: CorpusCase) -> String {
    "-swift-version \(script.languageMode) -default-isolation MainActor -Onone"
  }

  /// Compiles and links; what the compiler says if it fails.
  ///
  /// Warnings are no failure: a script may well compare a class instance with `nil`.
  func build() async throws -> String {
    var driver = "#include <stdio.h>\n#include <stdlib.h>\n"
    var table = ""
    var commands: [String] = []
    for (index, script) in scripts.enumerated() {
      try write(script.source, to: "twin\(index)/main.swift")
      commands.append(
        "-frontend -c -primary-file twin\(index)/main.swift -module-name Twin\(index) "
          + "-entry-point-function-name twin_\(index) \(flags(script)) -o twin\(index).o")
      driver += "int twin_\(index)(int, char **);\n"
      table += "twin_\(index),"
    }
    driver += """
      int (*twins[])(int, char **) = {\(table)};
      int main(int count, char **arguments) {
        setvbuf(stdout, NULL, _IONBF, 0);
        return twins[atoi(arguments[1])](count, arguments);
      }

      """
    try write(driver, to: "driver.c")
    let failures = try await compile(commands).filter { $0.status != 0 }
    guard failures.isEmpty else { return failures.map(\.errors).joined() }
    let link = try await ChildProcess(
      "sh",
      ["-c", "clang -c driver.c -o driver.o && swiftc driver.o twin*.o -lFoundation -o twins"],
      in: folder
    ).run()
    return link.status == 0 ? "" : link.errors
  }

  /// Runs all of them: what each printed, and what it said of its end.
  func run() async throws -> [(output: String, errors: String)] {
    let twins = folder.appendingPathComponent("twins")
    return try await scripts.indices.together { index in
      let run = try await ChildProcess(twins, ["\(index)"]).run()
      // Each twin is a module of its own; the scripts speak of the one that they are.
      func ours(_ text: String) -> String {
        text.replacingOccurrences(of: "Twin\(index).", with: "main.")
      }
      return (ours(run.output), ours(run.errors))
    }
  }

  /// What the compiler says about each script, without building it.
  func refusals() async throws -> [String] {
    var commands: [String] = []
    for (index, script) in scripts.enumerated() {
      try write(script.source, to: "twin\(index)/main.swift")
      commands.append(
        "-frontend -emit-sil -primary-file twin\(index)/main.swift -module-name main "
          + "-diagnostic-style llvm \(flags(script)) -o /dev/null")
    }
    return try await compile(commands).map(\.errors)
  }

  private func compile(_ commands: [String]) async throws -> [ChildProcess.Result] {
    try await commands.together { [folder] in
      try await ChildProcess("swiftc", $0.split(separator: " ").map(String.init), in: folder).run()
    }
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
