import Foundation
import UIKitEngine

/// What of a value is asked about: `card.frame.width` is a change of `card.frame` in its width.
///
/// `card.width` and the like are no Swift, but what one asks of constraints.
struct ValueQuestion {
  /// `card`; the whole text if it is about nothing geometric.
  let subject: String
  /// `card.frame`, for the pattern that finds the events.
  let pattern: String
  /// The question as Swift.
  let expression: String
  /// What follows the subject, innermost part last.
  private let aspects: [String]

  private static let geometry: Set<String> = [
    "frame", "bounds", "center", "transform", "size", "origin", "width", "height", "x", "y", "minX",
    "midX", "maxX", "minY", "midY", "maxY",
  ]
  /// What follows a view's name only in a question about constraints.
  private static let attributes: [String: String] = [
    "left": "minX", "leading": "minX", "right": "maxX", "trailing": "maxX", "top": "minY",
    "bottom": "maxY", "centerX": "midX", "centerY": "midY", "width": "width", "height": "height",
  ]

  init(_ text: String) {
    let parts = text.split(separator: ".").map { $0.trimmingCharacters(in: .whitespaces) }
    if parts.count == 2, let number = Self.attributes[parts[1]] {
      subject = parts[0]
      pattern = subject + ".frame"
      expression = "\(pattern).\(number)"
      aspects = [parts[1]]
      return
    }
    expression = text
    guard let index = parts.indices.dropFirst().first(where: { Self.geometry.contains(parts[$0]) })
    else {
      subject = text
      pattern = text
      aspects = []
      return
    }
    subject = parts[..<index].joined(separator: ".")
    pattern = subject + ".frame"
    aspects = Array(parts[index...])
  }

  func concerns(_ event: TraceEvent) -> Bool {
    guard case .frameChanged(_, let from, let to) = event.kind, let first = aspects.first,
      let last = aspects.last
    else { return true }
    let (old, new) = first == "bounds" ? (from.bounds, to.bounds) : (from.frame, to.frame)
    switch last {
    case "size": return old.size != new.size
    case "width": return old.width != new.width
    case "height": return old.height != new.height
    case "x", "minX", "left":
      return first == "center" ? from.center != to.center : old.minX != new.minX
    case "y", "minY", "top":
      return first == "center" ? from.center != to.center : old.minY != new.minY
    case "center": return from.center != to.center
    case "transform": return from.transform != to.transform
    case "bounds": return from.bounds != to.bounds
    default: return old != new
    }
  }

  /// The numbers asked about that constraints can fix.
  func numbers(of view: UIView) -> [LayoutNumber] {
    guard let first = aspects.first, let last = aspects.last else { return [] }
    let isOfBounds = first == "bounds"
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch last {
    case "frame": return [.minX, .minY, .width, .height]
    case "bounds", "size": return [.width, .height]
    case "origin": return isOfBounds ? [] : [.minX, .minY]
    case "center": return [.midX, .midY]
    case "x": return isOfBounds ? [] : [first == "center" ? .midX : .minX]
    case "y": return isOfBounds ? [] : [first == "center" ? .midY : .minY]
    case "leading": return [isMirrored ? .maxX : .minX]
    case "trailing": return [isMirrored ? .minX : .maxX]
    default: return LayoutNumber(rawValue: Self.attributes[last] ?? last).map { [$0] } ?? []
    }
  }
}
