import Foundation
import UIKitEngine

/// One view of a tree, as `:tree` shows it.
public nonisolated struct HierarchyRow: Hashable, Sendable {
  /// 0 for the root.
  public var depth: Int
  public var element: ElementName
  /// In its superview's coordinates.
  public var frame: CGRect
  public var flags: [TraceEvent.Flag]
  /// What else a learner wants to see: `hidden`, `alpha 0.5`.
  public var remarks: [String]

  public init(
    depth: Int, element: ElementName, frame: CGRect, flags: [TraceEvent.Flag] = [],
    remarks: [String] = []
  ) {
    self.depth = depth
    self.element = element
    self.frame = frame
    self.flags = flags
    self.remarks = remarks
  }
}

/// The tree with names, classes, frames and marks in columns.
///
/// ```
/// window          UIWindow  (0, 0, 390, 844)
/// └─ view         UIView    (0, 0, 390, 844)
///    └─ card      Card      (0, 0, 0, 0)      ⚑ needsLayout
/// ```
///
/// - Parameter rows: each parent before its children, front views last.
public nonisolated func hierarchyText(_ rows: [HierarchyRow]) -> Styled {
  let names = zip(rows, branches(rows.map(\.depth))).map { row, branch in
    branch + row.element.description
  }
  // A class column only says something where the name doesn't.
  let types = rows.map { $0.element.name == nil ? "" : $0.element.type }
  let frames = rows.map { rectText($0.frame) }
  let widths = [names, types, frames].map { column in column.map(\.displayWidth).max() ?? 0 }

  return rows.indices.map { index in
    var line = Styled(names[index].padded(to: widths[0]), .emphasis)
    line += "  \(types[index].padded(to: widths[1]), .quiet)"
    line += "  \(frames[index].padded(to: widths[2]))"
    if !rows[index].remarks.isEmpty {
      line += "  \(rows[index].remarks.joined(separator: ", "), .quiet)"
    }
    if !rows[index].flags.isEmpty {
      line += "  \("⚑ " + rows[index].flags.map(\.rawValue).joined(separator: ", "), .mark)"
    }
    return line.withoutTrailingSpaces + "\n"
  }.joined()
}

/// `├─ ` and its like before each name.
private nonisolated func branches(_ depths: [Int]) -> [String] {
  depths.indices.map { index in
    guard depths[index] > 0 else { return "" }
    return (1...depths[index]).map { level in
      let goesOn = continues(level, after: index, in: depths)
      return level == depths[index] ? (goesOn ? "├─ " : "└─ ") : (goesOn ? "│  " : "   ")
    }.joined()
  }
}

/// Whether a later row is a sibling at `level`, before the branch ends.
private nonisolated func continues(_ level: Int, after index: Int, in depths: [Int]) -> Bool {
  for depth in depths[(index + 1)...] {
    if depth == level { return true }
    if depth < level { return false }
  }
  return false
}
