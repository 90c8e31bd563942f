extension Styled {
  /// With lines broken at spaces, so that none is wider than `width` columns.
  ///
  /// What goes on in the next line stands as far in as its line began, and `hanging` columns more.
  public nonisolated func wrapped(to width: Int, hanging: Int = 0) -> Styled {
    var result = Styled()
    for (index, line) in cellLines.enumerated() {
      if index > 0 { result.append("\n") }
      let indent = line.prefix { $0.character == " " }.count + hanging
      for (row, cells) in Styled.rows(of: line, width, indent: min(indent, width / 2)).enumerated() {
        if row > 0 { result.append("\n") }
        for cell in cells { result.append(String(cell.character), cell.role) }
      }
    }
    return result
  }

  private struct Cell {
    var character: Character
    var role: Role
    var width: Int
  }

  private nonisolated var cellLines: [[Cell]] {
    var lines: [[Cell]] = [[]]
    for span in spans {
      for character in span.text {
        if character == "\n" {
          lines.append([])
        } else {
          let width = String(character).displayWidth
          lines[lines.count - 1].append(Cell(character: character, role: span.role, width: width))
        }
      }
    }
    return lines
  }

  private nonisolated static func rows(of line: [Cell], _ width: Int, indent: Int) -> [[Cell]] {
    var rows: [[Cell]] = []
    var rest = line[...]
    var margin = 0
    while rest.reduce(margin, { $0 + $1.width }) > width {
      let place = breakPlace(in: rest, room: max(1, width - margin))
      rows.append(padded(rest[..<place], by: margin))
      rest = rest[place...].drop { $0.character == " " }
      margin = indent
    }
    return rows + [padded(rest, by: margin)]
  }

  /// The end of the last word that fits, or of what fits of a word that is too long.
  private nonisolated static func breakPlace(in cells: ArraySlice<Cell>, room: Int) -> Int {
    var used = 0
    var place = cells.startIndex
    var space: Int?
    let start = cells.firstIndex { $0.character != " " } ?? cells.startIndex
    while place < cells.endIndex, used + cells[place].width <= room {
      if cells[place].character == " ", place > start { space = place }
      used += cells[place].width
      place += 1
    }
    if place < cells.endIndex, cells[place].character == " " { return place }
    return space ?? max(place, cells.startIndex + 1)
  }

  private nonisolated static func padded(_ cells: ArraySlice<Cell>, by margin: Int) -> [Cell] {
    var cells = Array(cells)
    while cells.last?.character == " " { cells.removeLast() }
    let space = Cell(character: " ", role: .plain, width: 1)
    return Array(repeating: space, count: cells.isEmpty ? 0 : margin) + cells
  }
}
