/// A random program: its types and functions, and what it does with them.
nonisolated struct GeneratedProgram {
  let seed: Int
  let declarations: [String]
  let main: [String]

  var name: String { "seed \(seed)" }

  /// As a script.
  var source: String { (declarations + main).joined(separator: "\n") + "\n" }

  /// As one file among many of a module: its declarations are its own, and its statements a function.
  func file(_ function: String) -> String {
    let declared = declarations.map { line in
      let isDeclaration = ["enum ", "struct ", "class ", "protocol ", "func "].contains {
        line.hasPrefix($0)
      }
      return isDeclaration ? "fileprivate " + line : line
    }
    return (declared + ["func \(function)() {"] + main + ["}"]).joined(separator: "\n") + "\n"
  }
}
