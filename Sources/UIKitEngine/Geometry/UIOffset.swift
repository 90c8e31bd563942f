import Foundation

/// A distance to the right and down, in points.
public nonisolated struct UIOffset: Hashable, Codable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = UIOffset()

  public init() { self.init(horizontal: 0, vertical: 0) }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Where one rectangle lies beside or in another.
public nonisolated enum NSRectAlignment: Int, Hashable, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

nonisolated extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

nonisolated extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

nonisolated extension CGRect {
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
