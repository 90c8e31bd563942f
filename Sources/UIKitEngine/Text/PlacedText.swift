import Foundation

/// Where each letter of a text lies once it is broken into lines.
///
/// One glyph a UTF-16 unit; a composed character begins and ends as a whole. The lines are those that
/// the size of the same text is measured by. Text from right to left lies from left to right here.
nonisolated struct PlacedText {
  struct Line {
    /// With the space or the end of the paragraph that the line is broken at.
    var range: NSRange
    var minY: CGFloat
    var height: CGFloat
    /// From the line's top to its baseline.
    var ascent: CGFloat
    /// Before each letter and behind the last: how many units come before, and where.
    var stops: [(offset: Int, x: CGFloat)]

    var minX: CGFloat { stops.first?.x ?? 0 }
    var maxX: CGFloat { stops.last?.x ?? minX }
    var maxY: CGFloat { minY + height }
    /// As far as the letters reach.
    var used: CGRect { CGRect(x: minX, y: minY, width: maxX - minX, height: height) }

    /// Where a caret stands before the unit at `offset`; behind the letters where the line is broken.
    func x(of offset: Int) -> CGFloat { stops.last { $0.offset <= offset }?.x ?? minX }
  }

  let lines: [Line]
  let length: Int

  /// - Parameter width: where lines end; with none, or no room at all, there is one line a paragraph.
  init(
    _ text: NSAttributedString, font: UIFont, width: CGFloat, maximumLines: Int = 0,
    breaking mode: NSLineBreakMode = .byWordWrapping, alignment: NSTextAlignment = .natural,
    scale: TextScale
  ) {
    let mixed = MixedText(lettersOf: text, font: font, scale: scale)
    let room = width.isFinite && width > 0 ? width : .infinity
    lines = mixed.lines(within: room, maximumLines, mode).map { line in
      guard room.isFinite else { return line }
      var moved = line
      let rest = max(0, room - (line.maxX - line.minX))
      let shift: CGFloat =
        switch alignment {
        case .center: rest / 2
        case .right: rest
        case .left, .justified, .natural: 0
        }
      moved.stops = line.stops.map { ($0.offset, $0.x + shift) }
      return moved
    }
    length = text.length
  }

  /// What all lines take.
  var used: CGRect {
    lines.map(\.used).union ?? .zero
  }

  /// The line of the unit at `offset`; behind the end it is the last.
  func line(at offset: Int) -> Line? {
    lines.first { offset < $0.range.upperBound } ?? lines.last
  }

  /// As wide as UIKit's caret is: 2 points, which is unspecified.
  func caret(at offset: Int) -> CGRect {
    guard let line = line(at: offset) else { return .zero }
    return CGRect(x: line.x(of: offset), y: line.minY, width: 2, height: line.height)
  }

  /// Of each line that has a part in `range`, that part.
  func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let part = NSIntersectionRange(line.range, range)
      guard part.length > 0 else { return nil }
      let (start, end) = (line.x(of: part.location), line.x(of: part.upperBound))
      return CGRect(x: start, y: line.minY, width: end - start, height: line.height)
    }
  }

  /// The place between two letters that is nearest to `point`.
  func offset(near point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < $0.maxY }) ?? lines.last else { return 0 }
    let nearest = line.stops.min { abs($0.x - point.x) < abs($1.x - point.x) }
    return nearest?.offset ?? line.range.location
  }

  /// The letter under `point`, or the nearest, and what share of it lies before the point.
  func letter(at point: CGPoint) -> (offset: Int, share: CGFloat) {
    guard let line = lines.first(where: { point.y < $0.maxY }) ?? lines.last,
      line.stops.count > 1
    else { return (max(0, length - 1), 0) }
    let index = line.stops.dropLast().lastIndex { $0.x <= point.x } ?? 0
    let (start, end) = (line.stops[index].x, line.stops[index + 1].x)
    let share = end > start ? min(1, max(0, (point.x - start) / (end - start))) : 0
    return (line.stops[index].offset, share)
  }
}

nonisolated extension MixedText {
  /// The lines of `width` with where their letters lie.
  func lines(
    within width: CGFloat, _ maximumLines: Int, _ mode: NSLineBreakMode
  ) -> [PlacedText.Line] {
    var placed: [PlacedText.Line] = []
    var (offset, y) = (0, CGFloat(0))
    for (number, paragraph) in paragraphs.enumerated() {
      let broken = lines(of: paragraph, width, mode)
      for (index, line) in broken.enumerated() {
        guard maximumLines <= 0 || placed.count < maximumLines else { return placed }
        if !placed.isEmpty { y += max(0, paragraph.style?.lineSpacing ?? 0) }
        // What stands between this line and the next belongs to it, and so does what comes first.
        let all = paragraph.letters
        let next = index + 1 < broken.count ? broken[index + 1].startIndex : all.endIndex
        let begin = index == 0 ? all.startIndex : line.startIndex
        let height = paragraph.style.height(of: natural(line, paragraph))
        let ascent = line.map(\.ascent).max() ?? paragraph.font.ascender
        let start = all[begin..<max(begin, line.startIndex)].reduce(offset) { $0 + $1.units }
        var stops = [(offset: start, x: CGFloat(0))]
        for letter in line {
          let last = stops[stops.count - 1]
          stops.append((last.offset + letter.units, last.x + letter.width))
        }
        var units = all[begin..<max(begin, next)].reduce(0) { $0 + $1.units }
        if index + 1 == broken.count, number + 1 < paragraphs.count { units += 1 }
        placed.append(
          PlacedText.Line(
            range: NSRange(location: offset, length: units), minY: y, height: height,
            ascent: ascent, stops: stops))
        offset += units
        y += height
      }
    }
    return placed
  }
}
