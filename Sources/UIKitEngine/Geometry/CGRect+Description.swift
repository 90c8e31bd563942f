import Foundation

// Foundation on Linux prints these by reflection; Apple's prints bare tuples.

nonisolated extension CGPoint: @retroactive CustomStringConvertible,
  @retroactive CustomDebugStringConvertible
{
  public var description: String { "(\(x), \(y))" }
  public var debugDescription: String { description }
}

nonisolated extension CGSize: @retroactive CustomStringConvertible,
  @retroactive CustomDebugStringConvertible
{
  public var description: String { "(\(width), \(height))" }
  public var debugDescription: String { description }
}

nonisolated extension CGRect: @retroactive CustomStringConvertible,
  @retroactive CustomDebugStringConvertible
{
  public var description: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
  public var debugDescription: String { description }
}

nonisolated extension CGFloat {
  /// The number as UIKit's `%g` prints it: at most six digits, no trailing zeros.
  package var short: String {
    // A whole number of six digits is written as it is; formats are slow to begin with.
    if let whole = Int(exactly: self), whole.magnitude < 1_000_000, whole != 0 || sign == .plus {
      return whole.description
    }
    return String(format: "%g", Double(self))
  }
}

nonisolated extension CGRect {
  /// `(0 0; 10 10)`, as in a view's description.
  package var short: String {
    "(\(minX.short) \(minY.short); \(width.short) \(height.short))"
  }
}
