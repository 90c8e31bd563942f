import Foundation
import Words

/// A picture of boxes in proportion; what can't be drawn is said below.
///
/// Front views are painted over those behind. An opaque background hides what is behind it; without
/// one it shows dashed. A name that has no room becomes a letter, which the legend explains.
///
/// - Parameters:
///   - width: columns of the terminal.
///   - height: rows at most; the picture keeps its proportions, at two columns to a row.
public nonisolated func wireframeText(_ scene: Scene, width: Int, height: Int = 30) -> Styled {
  guard let root = scene.boxes.first else { return Styled() }
  guard root.hasArea else {
    return "\(Phrase.noArea(root.name, rectText(root.rect)))\n" + remarksText(scene, [], width)
  }
  var picture = WireframePicture(scene, columns: max(8, width - 1), rows: max(4, height))
  picture.paint()
  if Voice.current.isPlain {
    return spokenPicture(scene) + remarksText(scene, picture.remarks, width)
  }
  picture.label()
  return Styled(picture.text) + legendText(picture.legend, width)
    + remarksText(scene, picture.remarks, width)
}

private nonisolated func legendText(
  _ legend: [(mark: Character, name: String, rect: CGRect)], _ width: Int
) -> Styled {
  let names = legend.map(\.name.displayWidth).max() ?? 0
  return legend.map { mark, name, rect in
    let line: Styled = "\(mark, .note)  \(name.padded(to: names), .emphasis)  \(rectText(rect))"
    return line.clipped(to: width) + "\n"
  }.joined()
}

private nonisolated func remarksText(_ scene: Scene, _ remarks: [Phrase], _ width: Int) -> Styled {
  let absent = scene.absent.map { absence in
    switch absence {
    case .hidden(let name): Phrase.isHidden(name)
    case .transparent(let name): Phrase.isTransparent(name)
    }
  }
  return (remarks + absent).map { Styled("\($0)", .quiet).wrapped(to: width, hanging: 2) + "\n" }
    .joined()
}

private nonisolated struct WireframePicture {
  private let scene: Scene
  private let area: CGRect
  private let scale: WireframeScale
  private var canvas: Canvas
  /// Back to front; views that fill the same cells are one box.
  private var drawn: [(cells: CellRect, part: CellRect, boxes: [Int])] = []
  private(set) var legend: [(mark: Character, name: String, rect: CGRect)] = []
  private(set) var remarks: [Phrase] = []
  private var marks = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".reversed())

  init(_ scene: Scene, columns: Int, rows: Int) {
    self.scene = scene
    area = scene.area
    scale = WireframeScale(area, columns: columns, rows: rows)
    canvas = Canvas(columns: scale.columns, rows: scale.rows)
  }

  var text: String { canvas.text }

  mutating func paint() {
    for (index, box) in scene.boxes.enumerated() {
      guard box.hasArea else {
        let hasParts = scene.boxes.contains {
          $0.ancestors.contains(index) && $0.hasArea && ($0.visible?.width ?? 0) > 0
        }
        let rect = rectText(box.rect)
        remarks.append(hasParts ? .noAreaButDrawn(box.name, rect) : .noArea(box.name, rect))
        continue
      }
      guard let visible = box.visible, visible.width > 0, visible.height > 0 else {
        remarks.append(.isClippedAway(box.name, by: box.clipper ?? ""))
        continue
      }
      guard visible.intersects(area) else {
        remarks.append(.isOutside(box.name, rectText(box.rect)))
        continue
      }
      if let clipper = box.clipper {
        remarks.append(.isClipped(box.name, by: clipper, rectText(box.rect)))
      } else if !area.insetBy(dx: -0.5, dy: -0.5).contains(visible) {
        remarks.append(.goesOnOutside(box.name, rectText(box.rect)))
      }
      if box.isTransformed {
        remarks.append(.isTransformed(box.name))
      }
      draw(index, box, visible)
    }
  }

  private mutating func draw(_ index: Int, _ box: Scene.Box, _ visible: CGRect) {
    let cells = scale.cells(box.rect)
    let seen = visible.intersection(area)
    let part = seen == box.rect ? cells : scale.cells(seen)
    if !box.look.isOpaque,
      let same = drawn.firstIndex(where: { $0.cells == cells && $0.part == part }),
      drawn[same].boxes.contains(where: box.ancestors.contains)
    {
      drawn[same].boxes.append(index)
      return
    }
    drawn.append((cells, part, [index]))
    // What is one box with an ancestor counts for it, too.
    let ancestors = Set(
      drawn.indices.filter { drawn[$0].boxes.contains(where: box.ancestors.contains) })
    canvas.paint(
      cells, within: part, owner: drawn.count - 1, ancestors: ancestors,
      isOpaque: box.look.isOpaque)
  }

  // MARK: Names

  mutating func label() {
    for index in drawn.indices.reversed() {
      let boxes = drawn[index].boxes.map { scene.boxes[$0] }
      // What only says the text of the view that it fills needs no name.
      let named = boxes.filter { $0.isNamed || $0.look.text == nil }
      let name = (named.isEmpty ? boxes : named).map(\.name).joined(separator: " · ")
      guard canvas.shows(index) else {
        remarks.append(.isCovered(name))
        continue
      }
      let text = boxes.compactMap { box in
        box.look.text.map { (text: quoted($0), alignment: box.look.alignment) }
      }.last
      let hasWord = text.map { write($0.text, $0.alignment, inside: index) } ?? true
      if !hasWord, let text, write("\(name) \(text.text)", at: index) { continue }
      if !write(name, at: index) { mark(name, boxes, index) }
    }
  }

  /// What a label says, in the middle row of its box.
  private mutating func write(
    _ text: String, _ alignment: ViewLook.Alignment, inside index: Int
  ) -> Bool {
    let cells = drawn[index].cells
    guard cells.bottom - cells.top > 1 else { return false }
    let row = (cells.top + cells.bottom) / 2
    let room = cells.right - cells.left - 1
    let words = text.clipped(to: room)
    guard room > 0, words == text || words.displayWidth > 4 else { return false }
    let spare = room - words.displayWidth
    let offset =
      switch alignment {
      case .left: 0
      case .center: spare / 2
      case .right: spare
      }
    let column = cells.left + 1 + offset
    guard
      canvas.room(
        for: words.displayWidth, of: index, row: row, from: column, overLines: false) == column
    else { return false }
    canvas.write(words, column: column, row: row)
    return true
  }

  /// A name on the upper edge, or inside, or on the lower edge: wherever the box shows.
  private mutating func write(_ name: String, at index: Int) -> Bool {
    let cells = drawn[index].cells
    let isLine = cells.top == cells.bottom
    let onEdge = " \(name) "
    let width = onEdge.displayWidth
    if width <= cells.right - cells.left - 1 || (isLine && width <= cells.right - cells.left) {
      for row in [cells.top, cells.bottom] {
        if let column = canvas.room(
          for: width, of: index, row: row, from: cells.left + 1, overLines: true),
          column + width <= cells.right
        {
          canvas.write(onEdge, column: column, row: row)
          return true
        }
      }
    }
    for row in stride(from: cells.top + 1, to: cells.bottom, by: 1) {
      if let column = canvas.room(
        for: name.displayWidth, of: index, row: row, from: cells.left + 1, overLines: false),
        column + name.displayWidth <= cells.right
      {
        canvas.write(name, column: column, row: row)
        return true
      }
    }
    return false
  }

  /// A letter that the legend explains.
  private mutating func mark(_ name: String, _ boxes: [Scene.Box], _ index: Int) {
    let cells = drawn[index].cells
    let rows =
      Array(stride(from: cells.top + 1, to: cells.bottom, by: 1)) + [cells.top, cells.bottom]
    for row in rows {
      let isInside = row > cells.top && row < cells.bottom
      guard
        let column = canvas.room(
          for: 1, of: index, row: row, from: cells.left + (isInside ? 1 : 0), overLines: !isInside),
        column <= cells.right, let mark = marks.popLast()
      else { continue }
      canvas.write(String(mark), column: column, row: row)
      legend.append((mark, name, boxes.first?.rect ?? .zero))
      return
    }
    remarks.append(.noRoomForName(name))
  }
}
