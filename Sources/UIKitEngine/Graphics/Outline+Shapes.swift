import Foundation

/// Rectangles, ovals and arcs, as steps.
///
/// Where Core Graphics begins a shape and how it divides an arc is unspecified; here an oval begins on its
/// right, and an arc is divided into equal parts of a quarter turn or less.
nonisolated extension Outline {
  /// How far the control points of a quarter turn stand off, as a share of the radius.
  private static let quarter: CGFloat = 0.5522847498307936

  mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  mutating func addOval(in rect: CGRect) {
    let (x, y) = (rect.midX, rect.midY)
    let (dx, dy) = (rect.width / 2 * Self.quarter, rect.height / 2 * Self.quarter)
    let right = CGPoint(x: rect.maxX, y: y)
    move(to: right)
    curve(
      CGPoint(x: rect.maxX, y: y + dy), CGPoint(x: x + dx, y: rect.maxY),
      to: CGPoint(x: x, y: rect.maxY))
    curve(
      CGPoint(x: x - dx, y: rect.maxY), CGPoint(x: rect.minX, y: y + dy),
      to: CGPoint(x: rect.minX, y: y))
    curve(
      CGPoint(x: rect.minX, y: y - dy), CGPoint(x: x - dx, y: rect.minY),
      to: CGPoint(x: x, y: rect.minY))
    curve(
      CGPoint(x: x + dx, y: rect.minY), CGPoint(x: rect.maxX, y: y - dy), to: right)
    close()
  }

  /// Radii beyond half a side are taken as half of it.
  mutating func addRounded(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let size = CGSize(
      width: max(0, min(radii.width, rect.width / 2)),
      height: max(0, min(radii.height, rect.height / 2)))
    guard size.width > 0, size.height > 0, !corners.isEmpty else { return addRect(rect) }
    let start = CGPoint(x: rect.midX, y: rect.minY)
    move(to: start)
    for (corner, isRight, isBottom) in [
      (UIRectCorner.topRight, true, false), (.bottomRight, true, true),
      (.bottomLeft, false, true), (.topLeft, false, false),
    ] {
      let point = CGPoint(x: isRight ? rect.maxX : rect.minX, y: isBottom ? rect.maxY : rect.minY)
      guard corners.contains(corner) else {
        line(to: point)
        continue
      }
      let beside = CGPoint(x: point.x + (isRight ? -size.width : size.width), y: point.y)
      let above = CGPoint(x: point.x, y: point.y + (isBottom ? -size.height : size.height))
      // Clockwise as one looks at the screen: along the top first.
      let (from, to) = isRight != isBottom ? (beside, above) : (above, beside)
      line(to: from)
      curve(from.toward(point, Self.quarter), to.toward(point, Self.quarter), to: to)
    }
    line(to: start)
    close()
  }

  /// A straight line leads to the arc if the path has begun.
  ///
  /// `isGrowing` is whether the angle grows on the way: clockwise as one looks at the screen.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isGrowing: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = isGrowing ? end - start : start - end
    guard sweep.isFinite, radius.isFinite else { return }
    if abs(sweep) >= turn { sweep = turn } else if sweep < 0 { sweep += turn }
    let direction: CGFloat = isGrowing ? 1 : -1
    let first = center.at(radius, start)
    if isEmpty { move(to: first) } else if currentPoint != first { line(to: first) }
    let parts = Int((sweep / (turn / 4) - 1e-9).rounded(.up))
    guard parts > 0 else { return }
    let step = direction * sweep / CGFloat(parts)
    let reach = radius * 4 / 3 * tan(step / 4)
    var angle = start
    for _ in 0..<parts {
      let (from, to) = (center.at(radius, angle), center.at(radius, angle + step))
      curve(
        from.at(reach, angle + turn / 4), to.at(-reach, angle + step + turn / 4), to: to)
      angle += step
    }
  }

  /// An arc that touches the lines from the current point to `corner` and from there to `end`.
  mutating func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
    guard !isEmpty else { return }
    let from = currentPoint
    let a = CGPoint(x: from.x - corner.x, y: from.y - corner.y)
    let b = CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    let cross = a.x * b.y - a.y * b.x
    let (first, second) = (hypot(a.x, a.y), hypot(b.x, b.y))
    guard radius > 0, first > 0, second > 0, abs(cross) > 1e-9 else { return line(to: corner) }
    let half = acos(max(-1, min(1, (a.x * b.x + a.y * b.y) / (first * second)))) / 2
    let away = radius / tan(half)
    let touch = CGPoint(x: corner.x + a.x / first * away, y: corner.y + a.y / first * away)
    let leave = CGPoint(x: corner.x + b.x / second * away, y: corner.y + b.y / second * away)
    let middle = CGPoint(x: a.x / first + b.x / second, y: a.y / first + b.y / second)
    let length = hypot(middle.x, middle.y)
    let distance = radius / sin(half)
    let center = CGPoint(
      x: corner.x + middle.x / length * distance, y: corner.y + middle.y / length * distance)
    addArc(
      center: center, radius: radius, from: atan2(touch.y - center.y, touch.x - center.x),
      to: atan2(leave.y - center.y, leave.x - center.x), isGrowing: cross < 0)
  }
}

nonisolated extension CGPoint {
  /// `distance` away in the direction of `angle`; what rounding makes of a zero is one.
  fileprivate func at(_ distance: CGFloat, _ angle: CGFloat) -> CGPoint {
    func clean(_ part: CGFloat) -> CGFloat { abs(part) < 1e-15 ? 0 : part }
    return CGPoint(x: x + distance * clean(cos(angle)), y: y + distance * clean(sin(angle)))
  }

  fileprivate func toward(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
