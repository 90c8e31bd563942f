// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// What UIKit writes for a value of geometry: `{{0, 0}, {10, 10}}`, each number as `%.17g` does.

public nonisolated func NSStringFromCGPoint(_ point: CGPoint) -> String {
  braces(point.x, point.y)
}

public nonisolated func NSStringFromCGSize(_ size: CGSize) -> String {
  braces(size.width, size.height)
}

public nonisolated func NSStringFromCGVector(_ vector: CGVector) -> String {
  braces(vector.dx, vector.dy)
}

public nonisolated func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

public nonisolated func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  braces(insets.top, insets.left, insets.bottom, insets.right)
}

public nonisolated func NSStringFromDirectionalEdgeInsets(
  _ insets: NSDirectionalEdgeInsets
) -> String {
  braces(insets.top, insets.leading, insets.bottom, insets.trailing)
}

public nonisolated func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  braces(offset.horizontal, offset.vertical)
}

public nonisolated func NSStringFromCGAffineTransform(_ t: CGAffineTransform) -> String {
  "[\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", "))]"
}

private nonisolated func braces(_ numbers: CGFloat...) -> String {
  "{\(numbers.map(number).joined(separator: ", "))}"
}

private nonisolated func number(_ value: CGFloat) -> String {
  String(format: "%.17g", Double(value))
}

extension NSCoder {
  public nonisolated class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  public nonisolated class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  public nonisolated class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  public nonisolated class func string(for vector: CGVector) -> String {
    NSStringFromCGVector(vector)
  }
  public nonisolated class func string(for insets: UIEdgeInsets) -> String {
    NSStringFromUIEdgeInsets(insets)
  }
  public nonisolated class func string(for insets: NSDirectionalEdgeInsets) -> String {
    NSStringFromDirectionalEdgeInsets(insets)
  }
  public nonisolated class func string(for offset: UIOffset) -> String {
    NSStringFromUIOffset(offset)
  }
  public nonisolated class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }

  /// The numbers of `{{0, 0}, {10, 10}}`; zeros for a string that is not so written.
  public nonisolated class func cgRect(for string: String) -> CGRect {
    let n = numbers(in: string, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
  public nonisolated class func cgPoint(for string: String) -> CGPoint {
    let n = numbers(in: string, 2)
    return CGPoint(x: n[0], y: n[1])
  }
  public nonisolated class func cgSize(for string: String) -> CGSize {
    let n = numbers(in: string, 2)
    return CGSize(width: n[0], height: n[1])
  }
  public nonisolated class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = numbers(in: string, 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  private nonisolated static func numbers(in text: String, _ count: Int) -> [CGFloat] {
    let found = text.split { "{}, ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    return found.count == count ? found : Array(repeating: 0, count: count)
  }
}
