/// A run of three or more backticks or tildes that opens or closes a block.
nonisolated struct FenceMarker: Hashable {
  var character: Character
  var length: Int
  /// Columns of white space before it.
  var indent: Int
  /// What stands behind it, without white space around.
  var rest: String

  /// `nil` when `line` does not begin with a fence.
  init?(_ line: String) {
    let text = line.drop { $0 == " " }
    guard let first = text.first, first == "`" || first == "~" else { return nil }
    let run = text.prefix { $0 == first }
    guard run.count >= 3 else { return nil }
    character = first
    length = run.count
    indent = line.count - text.count
    rest = text.dropFirst(run.count).trimmingPrefix { $0 == " " || $0 == "\t" }.description
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
  }

  /// Whether this fence ends a block that `opening` began.
  func closes(_ opening: FenceMarker) -> Bool {
    character == opening.character && length >= opening.length && rest.isEmpty && indent < 4
  }
}
