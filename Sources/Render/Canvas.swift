/// A grid of terminal cells, for boxes and words.
nonisolated struct Canvas {
  /// The directions in which a line leaves a cell; lines that meet become a corner or a crossing.
  private struct Strokes: OptionSet, Hashable {
    let rawValue: UInt8
    static let up = Strokes(rawValue: 1)
    static let down = Strokes(rawValue: 2)
    static let left = Strokes(rawValue: 4)
    static let right = Strokes(rawValue: 8)
  }

  private enum Cell {
    case empty
    case strokes(Strokes)
    case letter(Character)
    /// The second half of a wide letter.
    case covered
  }

  let columns: Int
  let rows: Int
  private var cells: [[Cell]]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: .empty, count: columns), count: rows)
  }

  /// A box whose edges stand in the given columns and rows, as far as they are on the canvas.
  mutating func box(left: Int, top: Int, right: Int, bottom: Int) {
    for column in left...right {
      let across: Strokes = [column > left ? .left : [], column < right ? .right : []]
      stroke(column, top, across.union(column == left || column == right ? .down : []))
      stroke(column, bottom, across.union(column == left || column == right ? .up : []))
    }
    for row in (top + 1)..<max(top + 1, bottom) {
      stroke(left, row, [.up, .down])
      stroke(right, row, [.up, .down])
    }
  }

  /// Writes `text`, unless it would cover other words or leave the canvas.
  mutating func write(_ text: String, column: Int, row: Int) -> Bool {
    let end = column + text.displayWidth
    guard rowIsOnCanvas(row), column >= 0, end <= columns else { return false }
    for cell in cells[row][column..<end] {
      switch cell {
      case .letter, .covered: return false
      case .empty, .strokes: break
      }
    }
    var place = column
    for character in text {
      cells[row][place] = .letter(character)
      let width = String(character).displayWidth
      for covered in place + 1..<max(place + 1, place + width) { cells[row][covered] = .covered }
      place += width
    }
    return true
  }

  var text: String {
    cells.map { row in
      var line = row.map(Self.text).joined()
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private func rowIsOnCanvas(_ row: Int) -> Bool { (0..<rows).contains(row) }

  private mutating func stroke(_ column: Int, _ row: Int, _ strokes: Strokes) {
    guard rowIsOnCanvas(row), (0..<columns).contains(column) else { return }
    switch cells[row][column] {
    case .empty: cells[row][column] = .strokes(strokes)
    case .strokes(let others): cells[row][column] = .strokes(others.union(strokes))
    case .letter, .covered: break
    }
  }

  private static func text(of cell: Cell) -> String {
    switch cell {
    case .empty: " "
    case .strokes(let strokes): lines[strokes] ?? "┼"
    case .letter(let character): String(character)
    case .covered: ""
    }
  }

  private static let lines: [Strokes: String] = [
    [.left, .right]: "─", [.left]: "─", [.right]: "─",
    [.up, .down]: "│", [.up]: "│", [.down]: "│",
    [.down, .right]: "┌", [.down, .left]: "┐", [.up, .right]: "└", [.up, .left]: "┘",
    [.up, .down, .right]: "├", [.up, .down, .left]: "┤",
    [.left, .right, .down]: "┬", [.left, .right, .up]: "┴",
  ]
}
