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

  /// Compiles two at a time and links; what the compiler says if it fails.
  ///
  /// Warnings are no failure: a script may well compare a class instance with `nil`.
  func build() throws -> String {
    var driver = "#include <stdio.h>\n#include <stdlib.h>\n"
    var table = ""
    var commands = ""
    for (index, script) in scripts.enumerated() {
      try write(script.source, to: "twin\(index)/main.swift")
      commands +=
        "swiftc -frontend -c -primary-file twin\(index)/main.swift -module-name Twin\(index) "
        + "-entry-point-function-name twin_\(index) \(flags(script)) -o twin\(index).o\n"
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
    try write(commands, to: "commands")
    return try Shell(folder: folder).run(
      """
      (xargs -P 2 -I {} sh -c '{}' < commands && clang -c driver.c -o driver.o \\
        && swiftc driver.o twin*.o -lFoundation -o twins) > log 2>&1 || cat log
      """
    ).output
  }

  /// Runs all of them, two at a time: what each printed, and what it said of its end.
  func run() throws -> [(output: String, errors: String)] {
    try write(scripts.indices.map { "\($0)\n" }.joined(), to: "runs")
    _ = try Shell(folder: folder).run(
      "SWIFT_BACKTRACE=enable=no xargs -P 2 -I {} "
        + "sh -c './twins {} > twin{}/output 2> twin{}/errors; true' < runs 2> /dev/null")
    return try scripts.indices.map { index in
      // Each twin is a module of its own; the scripts speak of the one that they are.
      func text(_ name: String) throws -> String {
        let file = folder.appendingPathComponent("twin\(index)/\(name)")
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
          .replacingOccurrences(of: "Twin\(index).", with: "main.")
      }
      return (try text("output"), try text("errors"))
    }
  }

  /// What the compiler says about each script, without building it.
  func refusals() throws -> [String] {
    var commands = ""
    for (index, script) in scripts.enumerated() {
      try write(script.source, to: "twin\(index)/main.swift")
      commands +=
        "swiftc -frontend -emit-sil -primary-file twin\(index)/main.swift -module-name main "
        + "-diagnostic-style llvm \(flags(script)) -o /dev/null 2> twin\(index)/errors; true\n"
    }
    try write(commands, to: "commands")
    _ = try Shell(folder: folder).run("xargs -P 2 -I {} sh -c '{}' < commands")
    return try scripts.indices.map {
      try String(contentsOf: folder.appendingPathComponent("twin\($0)/errors"), encoding: .utf8)
    }
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
