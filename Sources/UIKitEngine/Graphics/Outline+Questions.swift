import Foundation

/// What is asked of a path: its boxes, and whether it holds a point.
nonisolated extension Outline {
  /// Around all points, those that bend curves among them; null for a path without steps.
  ///
  /// Source: developer.apple.com/documentation/coregraphics/cgpath/boundingbox
  var boundingBox: CGRect { box(elements.flatMap(\.points)) }

  /// Around the path itself.
  ///
  /// Source: developer.apple.com/documentation/coregraphics/cgpath/boundingboxofpath
  var tightBox: CGRect {
    var points: [CGPoint] = []
    var from = CGPoint.zero
    for element in elements {
      if element != .close { points.append(element.end) }
      if let curve = element.bend(from: from) {
        for time in curve.turns { points.append(curve.point(at: time)) }
      }
      if element != .close { from = element.end }
    }
    return box(points)
  }

  /// Whether `point` lies inside; parts that are open count as closed.
  ///
  /// Curves are followed in short straight lines. What counts on the line itself is unspecified.
  func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
    var winding = 0
    forEachLine { from, to in
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }

  private func forEachLine(_ body: (CGPoint, CGPoint) -> Void) {
    var start = CGPoint.zero
    var from = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        body(from, start)
        (start, from) = (point, point)
      case .line(let point):
        body(from, point)
        from = point
      case .quad, .curve:
        guard let curve = element.bend(from: from) else { continue }
        for step in 1...32 {
          let next = curve.point(at: CGFloat(step) / 32)
          body(from, next)
          from = next
        }
      case .close:
        body(from, start)
        from = start
      }
    }
    body(from, start)
  }

  /// Its parts in straight pieces, curves in short ones.
  var straightened: [(points: [CGPoint], isClosed: Bool)] {
    var parts: [(points: [CGPoint], isClosed: Bool)] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append(([point], false))
      case .line(let point): parts[parts.count - 1].points.append(point)
      case .quad, .curve:
        let last = parts[parts.count - 1].points.last ?? .zero
        guard let curve = element.bend(from: last) else { continue }
        for step in 1...32 {
          parts[parts.count - 1].points.append(curve.point(at: CGFloat(step) / 32))
        }
      case .close:
        guard let first = parts.last?.points.first else { continue }
        // What is drawn on after that begins where this part did.
        parts[parts.count - 1].isClosed = true
        if parts[parts.count - 1].points.last == first, parts[parts.count - 1].points.count > 1 {
          parts[parts.count - 1].points.removeLast()
        }
        parts.append(([first], false))
      }
    }
    return parts.filter { $0.points.count > 1 || !$0.isClosed && parts.count == 1 }
  }

  private func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A cubic curve.
private nonisolated struct Bend {
  let start: CGPoint
  let first: CGPoint
  let second: CGPoint
  let end: CGPoint

  func point(at time: CGFloat) -> CGPoint {
    let rest = 1 - time
    let (a, b) = (rest * rest * rest, 3 * rest * rest * time)
    let (c, d) = (3 * rest * time * time, time * time * time)
    return CGPoint(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// The times at which the curve turns back, to the sides or up and down.
  var turns: [CGFloat] {
    turns(start.x, first.x, second.x, end.x) + turns(start.y, first.y, second.y, end.y)
  }

  /// Where the derivative is zero.
  private func turns(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
    let a = -p + 3 * q - 3 * r + s
    let b = 2 * (p - 2 * q + r)
    let c = q - p
    let roots: [CGFloat]
    if abs(a) < 1e-12 {
      roots = abs(b) < 1e-12 ? [] : [-c / b]
    } else {
      let rest = b * b - 4 * a * c
      guard rest >= 0 else { return [] }
      roots = [(-b + rest.squareRoot()) / (2 * a), (-b - rest.squareRoot()) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

nonisolated extension Outline.Element {
  /// This step as a cubic curve, unless it is straight.
  fileprivate func bend(from start: CGPoint) -> Bend? {
    switch self {
    case .move, .line, .close: return nil
    case .curve(let first, let second, let end):
      return Bend(start: start, first: first, second: second, end: end)
    case .quad(let control, let end):
      func third(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
      }
      return Bend(start: start, first: third(start), second: third(end), end: end)
    }
  }
}
