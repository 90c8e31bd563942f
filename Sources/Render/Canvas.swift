/// A grid of terminal cells, painted from back to front.
nonisolated struct Canvas {
  /// The directions in which a line leaves a cell; lines that meet become a corner or a crossing.
  struct Strokes: OptionSet, Hashable {
    let rawValue: UInt8
    static let up = Strokes(rawValue: 1)
    static let down = Strokes(rawValue: 2)
    static let left = Strokes(rawValue: 4)
    static let right = Strokes(rawValue: 8)
  }

  private struct Cell {
    var strokes: Strokes = []
    /// Lines of what a see-through box in front covers.
    var behind: Strokes = []
    var letter: Character?
    /// The second half of a wide letter.
    var isCovered = false
    /// Whose cell it is: the box in front.
    var owner: Int?
  }

  let columns: Int
  let rows: Int
  private var cells: [[Cell]]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// Paints a box over what is there.
  ///
  /// - Parameters:
  ///   - box: its edges are part of it; a box one cell high or wide is a line.
  ///   - part: what may be painted; an edge that is outside of it is not drawn.
  ///   - owner: the number of the box.
  ///   - ancestors: the boxes whose inside becomes this box's inside.
  ///   - isOpaque: whether what is behind it disappears, or shows dashed.
  mutating func paint(
    _ box: CellRect, within part: CellRect, owner: Int, ancestors: Set<Int>, isOpaque: Bool
  ) {
    for row in max(0, max(box.top, part.top))..<max(0, min(rows, min(box.bottom, part.bottom) + 1))
    {
      let columnRange =
        max(
          0, max(box.left, part.left))..<max(
          0, min(columns, min(box.right, part.right) + 1))
      for column in columnRange {
        let strokes = box.strokes(column, row)
        // Where a box is cut off, the edge of what cuts it stays.
        let beyond = part.beyond(box, column, row)
        if !beyond.isEmpty {
          cells[row][column].strokes.formUnion(strokes.subtracting(beyond))
          continue
        }
        if strokes.isEmpty {
          fill(column, row, owner, ancestors, isOpaque)
        } else {
          draw(strokes, column, row, inward: box.inward(column, row), owner)
        }
      }
    }
  }

  private mutating func fill(
    _ column: Int, _ row: Int, _ owner: Int, _ ancestors: Set<Int>, _ isOpaque: Bool
  ) {
    var cell = cells[row][column]
    if isOpaque {
      cell = Cell(owner: owner)
    } else {
      cell.behind.formUnion(cell.strokes)
      cell.strokes = []
      if cell.owner.map(ancestors.contains) ?? true { cell.owner = owner }
    }
    cells[row][column] = cell
  }

  /// Lines that come from outside end at the edge; those inside go behind it.
  private mutating func draw(
    _ strokes: Strokes, _ column: Int, _ row: Int, inward: Strokes, _ owner: Int
  ) {
    var cell = cells[row][column]
    cell.strokes = strokes.union(cell.strokes.subtracting(inward))
    cell.behind = []
    cell.owner = owner
    cells[row][column] = cell
  }

  // MARK: Words

  /// The first column of `row` from `column` on where `width` cells belong to `owner` and hold no
  /// words, and no lines unless `overLines`.
  func room(
    for width: Int, of owner: Int, row: Int, from column: Int, overLines: Bool
  ) -> Int? {
    guard (0..<rows).contains(row), width > 0, column + width <= columns else { return nil }
    return (max(0, column)...(columns - width)).first { start in
      cells[row][start..<start + width].allSatisfy { cell in
        cell.owner == owner && cell.letter == nil && !cell.isCovered
          && (overLines || cell.strokes.isEmpty)
      }
    }
  }

  /// Whether any cell is left to the box.
  func shows(_ owner: Int) -> Bool {
    cells.contains { $0.contains { $0.owner == owner } }
  }

  /// Writes over what is there; the text has to fit.
  mutating func write(_ text: String, column: Int, row: Int) {
    var place = column
    for character in text {
      let width = String(character).displayWidth
      guard width > 0, place + width <= columns, (0..<rows).contains(row) else { continue }
      cells[row][place].letter = character
      for covered in place + 1..<max(place + 1, place + width) {
        cells[row][covered].isCovered = true
      }
      place += width
    }
  }

  // MARK: Text

  var text: String {
    cells.map { row in
      var line = row.map(Self.text).joined()
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private static func text(of cell: Cell) -> String {
    if cell.isCovered { return "" }
    if let letter = cell.letter { return String(letter) }
    if !cell.strokes.isEmpty { return lines[cell.strokes] ?? "┼" }
    if cell.behind.isEmpty { return " " }
    let isUpright = cell.behind.isSubset(of: [.up, .down])
    let isLevel = cell.behind.isSubset(of: [.left, .right])
    return isUpright ? "╎" : isLevel ? "╌" : lines[cell.behind] ?? "┼"
  }

  private static let lines: [Strokes: String] = [
    [.left, .right]: "─", [.left]: "─", [.right]: "─",
    [.up, .down]: "│", [.up]: "│", [.down]: "│",
    [.down, .right]: "┌", [.down, .left]: "┐", [.up, .right]: "└", [.up, .left]: "┘",
    [.up, .down, .right]: "├", [.up, .down, .left]: "┤",
    [.left, .right, .down]: "┬", [.left, .right, .up]: "┴",
  ]
}

/// A rectangle of cells; its edges are part of it.
nonisolated struct CellRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// What the box draws in a cell of its own; nothing inside.
  fileprivate func strokes(_ column: Int, _ row: Int) -> Canvas.Strokes {
    var strokes: Canvas.Strokes = []
    if row == top || row == bottom {
      if column > left { strokes.insert(.left) }
      if column < right { strokes.insert(.right) }
    }
    if column == left || column == right {
      if row > top { strokes.insert(.up) }
      if row < bottom { strokes.insert(.down) }
    }
    // One cell is a dot that nothing else would show.
    if left == right, top == bottom { strokes = [.left, .right] }
    return strokes
  }

  /// From a cell where the receiver ends and `box` goes on: the directions in which it does.
  fileprivate func beyond(_ box: CellRect, _ column: Int, _ row: Int) -> Canvas.Strokes {
    var beyond: Canvas.Strokes = []
    if column == left, box.left < left { beyond.insert(.left) }
    if column == right, box.right > right { beyond.insert(.right) }
    if row == top, box.top < top { beyond.insert(.up) }
    if row == bottom, box.bottom > bottom { beyond.insert(.down) }
    return beyond
  }

  /// From a cell of the edge: the directions that lead inside.
  fileprivate func inward(_ column: Int, _ row: Int) -> Canvas.Strokes {
    var inward: Canvas.Strokes = []
    if column == left, left < right { inward.insert(.right) }
    if column == right, left < right { inward.insert(.left) }
    if row == top, top < bottom { inward.insert(.down) }
    if row == bottom, top < bottom { inward.insert(.up) }
    return inward
  }
}
