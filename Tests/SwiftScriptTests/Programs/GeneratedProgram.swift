/// A random program: its types and functions, and what it does with them.
struct GeneratedProgram {
  let seed: Int
  /// Declared once in a module, though many of its programs use them.
  let operators: [String]
  let declarations: [String]
  let main: [String]
  /// Whether main is a function in the script too, so that its variables end.
  let isWrapped: Bool

  var name: String { "seed \(seed)" }

  /// As a script.
  var source: String {
    let body = isWrapped ? ["func run() {"] + main.map { "  " + $0 } + ["}", "run()"] : main
    return (operators + declarations + body).joined(separator: "\n") + "\n"
  }

  /// As one file among many of a module, whose names differ from theirs; its statements a function.
  func file(_ function: String) -> String {
    return (declarations + ["func \(function)() {"] + main + ["}"]).joined(separator: "\n") + "\n"
  }
}
