import Foundation
import Words

/// A rectangle with a name, for `:draw`.
public nonisolated struct WireframeBox: Hashable, Sendable {
  public var name: String
  /// In the coordinates of the root that is drawn.
  public var rect: CGRect

  public init(name: String, rect: CGRect) {
    self.name = name
    self.rect = rect
  }
}

/// Boxes in proportion; what can't be drawn is said below.
///
/// - Parameters:
///   - boxes: the root first, then back to front.
///   - width: columns at most.
///   - height: rows at most; the picture keeps its proportions, at two columns to a row.
public nonisolated func wireframeText(
  _ boxes: [WireframeBox], width: Int, height: Int = 30
) -> Styled {
  guard let root = boxes.first else { return Styled() }
  guard root.rect.width > 0, root.rect.height > 0 else {
    return "\(Phrase.noArea(root.name, rectText(root.rect)))\n"
  }
  let scale = WireframeScale(root.rect, columns: max(8, width - 1), rows: max(4, height))
  var canvas = Canvas(columns: scale.columns, rows: scale.rows)
  var drawn: [(cells: CellRect, names: [String])] = []
  var remarks: [String] = []
  for box in boxes {
    guard box.rect.width > 0, box.rect.height > 0 else {
      remarks.append("\(Phrase.noArea(box.name, rectText(box.rect)))")
      continue
    }
    guard box.rect.intersects(root.rect) else {
      remarks.append("\(Phrase.isOutside(box.name, rectText(box.rect)))")
      continue
    }
    let cells = scale.cells(box.rect)
    if let index = drawn.firstIndex(where: { $0.cells == cells }) {
      drawn[index].names.append(box.name)
    } else {
      drawn.append((cells, [box.name]))
      canvas.box(left: cells.left, top: cells.top, right: cells.right, bottom: cells.bottom)
    }
  }
  for (cells, names) in drawn.reversed() {
    let label = names.joined(separator: " · ")
    if !canvas.label(label, in: cells) {
      remarks.append("\(Phrase.noRoomForName(label))")
    }
  }
  return remarks.reduce(into: Styled(canvas.text)) { $0 += "\($1, .quiet)\n" }
}

/// Edges on the grid; both are part of the box.
private nonisolated struct CellRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
}

private nonisolated struct WireframeScale {
  let columns: Int
  let rows: Int
  private let root: CGRect
  private let pointsPerColumn: Double
  private let pointsPerRow: Double

  init(_ root: CGRect, columns: Int, rows: Int) {
    self.root = root
    let byWidth = Double(root.width) / Double(columns - 1)
    let byHeight = Double(root.height) / Double(rows - 1) / 2
    pointsPerColumn = max(byWidth, byHeight)
    pointsPerRow = pointsPerColumn * 2
    self.columns = max(2, Int((Double(root.width) / pointsPerColumn).rounded()) + 1)
    self.rows = max(2, Int((Double(root.height) / pointsPerRow).rounded()) + 1)
  }

  /// Never smaller than a corner to each side.
  func cells(_ rect: CGRect) -> CellRect {
    let left = column(rect.minX)
    let top = row(rect.minY)
    return CellRect(
      left: left, top: top, right: max(left + 1, column(rect.maxX)),
      bottom: max(top + 1, row(rect.maxY)))
  }

  private func column(_ x: CGFloat) -> Int {
    clamped((Double(x - root.minX) / pointsPerColumn).rounded(), -1, columns)
  }

  private func row(_ y: CGFloat) -> Int {
    clamped((Double(y - root.minY) / pointsPerRow).rounded(), -1, rows)
  }

  /// What is beyond the canvas by far is beyond it by one.
  private func clamped(_ value: Double, _ low: Int, _ high: Int) -> Int {
    Int(min(max(value, Double(low)), Double(high)))
  }
}

nonisolated extension Canvas {
  /// Puts a name on the box's upper edge, or inside it where that is taken.
  fileprivate mutating func label(_ name: String, in box: CellRect) -> Bool {
    let room = min(box.right, columns) - max(box.left, -1) - 3
    let text = name.clipped(to: room)
    guard text == name || text.count > 3 else { return false }
    let column = max(box.left + 1, 0)
    for row in max(box.top, 0)..<max(box.top + 1, box.bottom) {
      let padded = row == box.top ? " \(text) " : text
      if write(padded, column: column, row: row) { return true }
    }
    return false
  }
}
