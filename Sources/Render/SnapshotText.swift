import Foundation
import UIKitEngine
import Words

/// A tree of views, as `:tree` shows it.
///
/// - Parameter flags: the marks to show; not every system has all of them.
public nonisolated func hierarchyText(
  _ root: ViewSnapshot, flags: [TraceEvent.Flag] = TraceEvent.Flag.allCases
) -> Styled {
  hierarchyText(root.rows(depth: 0, showing: flags))
}

/// Boxes for what can be seen of a tree, as `:draw` shows it.
public nonisolated func wireframeText(_ root: ViewSnapshot, width: Int, height: Int = 30) -> Styled
{
  var boxes: [WireframeBox] = []
  var unseen: [String] = []
  root.collect(into: &boxes, unseen: &unseen) { $0 }
  return unseen.reduce(into: wireframeText(boxes, width: width, height: height)) {
    $0 += "\($1, .quiet)\n"
  }
}

/// What is marked, one line a view, as `:dirty` shows it.
public nonisolated func dirtyText(
  _ roots: [ViewSnapshot], flags: [TraceEvent.Flag] = TraceEvent.Flag.allCases
) -> Styled {
  let marked = roots.flatMap { root in
    root.rows(depth: 0, showing: flags).filter { !$0.flags.isEmpty }.map {
      (row: $0, isShown: root.isShown)
    }
  }
  let width = (marked.map { "\($0.row.element)".displayWidth }.max() ?? 0) + 2
  return marked.map { row, isShown in
    let flags = row.flags.map(\.rawValue).joined(separator: ", ")
    let place: Styled = isShown ? "" : "\("  \(Phrase.notInVisibleWindow)", .quiet)"
    return "\("⚑", .mark) \("\(row.element)".padded(to: width), .emphasis)\(flags)\(place)\n"
  }.joined()
}

nonisolated extension ViewSnapshot {
  /// Whether the tree is that of a visible window.
  public var isShown: Bool { name.type.hasSuffix("Window") && !isHidden }

  fileprivate func rows(depth: Int, showing shown: [TraceEvent.Flag]) -> [HierarchyRow] {
    var remarks: [String] = []
    if isHidden { remarks.append("\(Phrase.hidden)") }
    if alpha != 1 { remarks.append("alpha \(number(alpha))") }
    if bounds.origin != .zero {
      let origin = "(\(number(bounds.minX)), \(number(bounds.minY)))"
      remarks.append("\(Phrase.boundsOrigin(origin))")
    }
    let row = HierarchyRow(
      depth: depth, element: name, frame: frame,
      flags: shown.filter(flags.contains), remarks: remarks)
    return [row] + children.flatMap { $0.rows(depth: depth + 1, showing: shown) }
  }

  /// - Parameter toRoot: takes a point of the superview's coordinates to the root's.
  fileprivate func collect(
    into boxes: inout [WireframeBox], unseen: inout [String],
    toRoot: @escaping (CGPoint) -> CGPoint
  ) {
    guard !isHidden, alpha > 0 else {
      unseen.append("\(isHidden ? Phrase.isHidden("\(name)") : .isTransparent("\(name)"))")
      return
    }
    let geometry = geometry
    let convert = { (point: CGPoint) in toRoot(geometry.toSuperview(point)) }
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ].map(convert)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return }
    boxes.append(
      WireframeBox(
        name: "\(name)", rect: CGRect(x: left, y: top, width: right - left, height: bottom - top)))
    for child in children { child.collect(into: &boxes, unseen: &unseen, toRoot: convert) }
  }
}
