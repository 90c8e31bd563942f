import Foundation

/// The steps of a path, each with its points; `CGPath` and `UIBezierPath` are made of one.
///
/// Source: developer.apple.com/documentation/coregraphics/cgpathelementtype
nonisolated struct Outline: Hashable, Sendable {
  private(set) var elements: [Element] = []
  private(set) var currentPoint = CGPoint.zero
  private var start = CGPoint.zero

  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// Its control point, then where it ends.
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  var isEmpty: Bool { elements.isEmpty }

  mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    (start, currentPoint) = (point, point)
  }

  /// Without a current point Core Graphics complains and adds nothing, here and in the curves.
  mutating func line(to point: CGPoint) { add(.line(point), to: point) }

  mutating func quad(_ control: CGPoint, to end: CGPoint) { add(.quad(control, end), to: end) }

  mutating func curve(_ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    add(.curve(control1, control2, end), to: end)
  }

  /// What comes next begins where this part of the path began.
  mutating func close() {
    guard !isEmpty, elements.last != .close else { return }
    add(.close, to: start)
  }

  mutating func append(_ other: Outline) {
    guard !other.isEmpty else { return }
    elements += other.elements
    (start, currentPoint) = (other.start, other.currentPoint)
  }

  func applying(_ transform: CGAffineTransform) -> Outline {
    guard !transform.isIdentity else { return self }
    var copy = Outline()
    for element in elements {
      switch element {
      case .move(let point): copy.move(to: point.applying(transform))
      case .line(let point): copy.line(to: point.applying(transform))
      case .quad(let control, let end):
        copy.quad(control.applying(transform), to: end.applying(transform))
      case .curve(let first, let second, let end):
        copy.curve(
          first.applying(transform), second.applying(transform), to: end.applying(transform))
      case .close: copy.close()
      }
    }
    return copy
  }

  private mutating func add(_ element: Element, to point: CGPoint) {
    guard !isEmpty else { return }
    elements.append(element)
    currentPoint = point
  }
}

nonisolated extension Outline {
  /// The parts between one move and the next, from their ends to their beginnings.
  var reversed: Outline {
    var result = Outline()
    for part in parts {
      var points = [CGPoint]()
      for element in part where element != .close { points.append(element.end) }
      result.move(to: points.removeLast())
      for element in part.reversed() {
        switch element {
        case .move, .close: break
        case .line: result.line(to: points.removeLast())
        case .quad(let control, _): result.quad(control, to: points.removeLast())
        case .curve(let first, let second, _): result.curve(second, first, to: points.removeLast())
        }
      }
      if part.last == .close { result.close() }
    }
    return result
  }

  private var parts: [[Element]] {
    var parts: [[Element]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    return parts
  }
}

nonisolated extension Outline.Element {
  /// Where the step ends; nowhere of its own for one that closes.
  var end: CGPoint { points.last ?? .zero }

  /// All points, those that bend curves first.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}
