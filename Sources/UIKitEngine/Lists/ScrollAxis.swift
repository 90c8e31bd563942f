import Foundation

/// One axis of a scroll view on its way to a row or an item; lengths are points.
///
/// What ``UIScrollView/adjustedContentInset`` covers counts as out of sight, and the content is not
/// scrolled beyond its ends.
nonisolated struct ScrollAxis {
  let room: CGFloat
  let offset: CGFloat
  let content: CGFloat
  let inset: (near: CGFloat, far: CGFloat)

  enum Position { case near, middle, far }

  /// Without a position just far enough.
  func offset(of span: (start: CGFloat, end: CGFloat), at position: Position?) -> CGFloat {
    let first = span.start - inset.near
    let last = span.end + inset.far - room
    let wanted =
      switch position {
      case .near: first
      case .middle: (first + last) / 2
      case .far: last
      case nil: min(max(offset, last), first)
      }
    return max(-inset.near, min(wanted, content + inset.far - room))
  }
}

extension UIScrollView {
  final var horizontalAxis: ScrollAxis {
    let inset = adjustedContentInset
    return ScrollAxis(
      room: bounds.width, offset: contentOffset.x, content: contentSize.width,
      inset: (inset.left, inset.right))
  }

  final var verticalAxis: ScrollAxis {
    let inset = adjustedContentInset
    return ScrollAxis(
      room: bounds.height, offset: contentOffset.y, content: contentSize.height,
      inset: (inset.top, inset.bottom))
  }
}
