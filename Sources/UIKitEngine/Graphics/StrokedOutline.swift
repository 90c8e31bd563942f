import Foundation

/// What a pen of a width covers that follows an outline.
///
/// Every straight piece is a rectangle, every joint and end a shape of its own: together they cover
/// what Core Graphics' outline does, and its boxes and the points it holds are the same, but for curves,
/// which are followed in short straight pieces. Core Graphics gives one outline around all of it; which
/// points that has is unspecified.
nonisolated struct StrokedOutline {
  let width: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat

  private var half: CGFloat { width / 2 }

  func outline(of path: Outline) -> Outline {
    var result = Outline()
    guard width > 0 else { return result }
    for part in path.straightened {
      let points = distinct(part.points)
      guard points.count > 1 else {
        if let point = points.first { dot(point, &result) }
        continue
      }
      for (start, end) in zip(points, points.dropFirst()) { bar(start, end, &result) }
      for (index, corner) in points.enumerated().dropFirst().dropLast() {
        joint(points[index - 1], corner, points[index + 1], &result)
      }
      if part.isClosed {
        bar(points[points.count - 1], points[0], &result)
        joint(points[points.count - 2], points[points.count - 1], points[0], &result)
        joint(points[points.count - 1], points[0], points[1], &result)
      } else {
        end(points[0], from: points[1], &result)
        end(points[points.count - 1], from: points[points.count - 2], &result)
      }
    }
    return result
  }

  private func distinct(_ points: [CGPoint]) -> [CGPoint] {
    points.reduce(into: []) { kept, point in if kept.last != point { kept.append(point) } }
  }

  /// Of a part without length Core Graphics draws the cap alone.
  private func dot(_ point: CGPoint, _ result: inout Outline) {
    let box = CGRect(x: point.x - half, y: point.y - half, width: width, height: width)
    switch cap {
    case .butt: break
    case .round: result.addOval(in: box)
    case .square: result.addRect(box)
    }
  }

  private func bar(_ start: CGPoint, _ end: CGPoint, _ result: inout Outline) {
    let side = normal(start, end)
    polygon(
      [
        start.moved(side, half), end.moved(side, half), end.moved(side, -half),
        start.moved(side, -half),
      ], &result)
  }

  private func end(_ point: CGPoint, from other: CGPoint, _ result: inout Outline) {
    switch cap {
    case .butt: break
    case .round: dot(point, &result)
    case .square: bar(point, point.moved(direction(other, point), half), &result)
    }
  }

  private func joint(
    _ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, _ result: inout Outline
  ) {
    let (first, second) = (direction(before, corner), direction(corner, after))
    let turn = first.x * second.y - first.y * second.x
    let ahead = first.x * second.x + first.y * second.y
    guard abs(turn) > 1e-9 || ahead < 0 else { return }
    if join == .round {
      result.addOval(
        in: CGRect(x: corner.x - half, y: corner.y - half, width: width, height: width))
      return
    }
    // The gap is on the outer side of the turn.
    let sign: CGFloat = turn > 0 ? -1 : 1
    let from = corner.moved(normal(before, corner), sign * half)
    let to = corner.moved(normal(corner, after), sign * half)
    var shape = [corner, from, to]
    // One over the sine of half the angle between the two: Core Graphics' documentation of the limit.
    let ratio = 1 / max(1e-9, ((1 + ahead) / 2).squareRoot())
    if join == .miter, ratio <= miterLimit {
      let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
      let out = direction(corner, middle)
      shape = [corner, from, corner.moved(out, half * ratio), to]
    }
    polygon(shape, &result)
  }

  /// All of one sense, so that what lies in two of them is held by the winding rule.
  private func polygon(_ points: [CGPoint], _ result: inout Outline) {
    let area = zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    let ordered = area < 0 ? points.reversed() : points
    guard let first = ordered.first else { return }
    result.move(to: first)
    for point in ordered.dropFirst() { result.line(to: point) }
    result.close()
  }

  private func direction(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }

  private func normal(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    let along = direction(start, end)
    return CGPoint(x: -along.y, y: along.x)
  }
}

nonisolated extension CGPoint {
  fileprivate func moved(_ direction: CGPoint, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.x * distance, y: y + direction.y * distance)
  }
}

nonisolated extension CGPath {
  /// The outline of what a pen draws along the path, see `StrokedOutline` for what is approximate.
  ///
  /// - Parameters:
  ///   - lineWidth: in points; without one there is nothing.
  ///   - miterLimit: where a corner is sharper, it is cut as by `bevel`.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pen = StrokedOutline(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(pen.outline(of: outline.applying(transform)))
  }
}
