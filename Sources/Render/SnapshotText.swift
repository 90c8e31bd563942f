import Foundation
import UIKitEngine
import Words

/// What `:tree` adds to the views.
public nonisolated struct TreeExtras: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Layers that are no view's.
  public static let layers = TreeExtras(rawValue: 1)
  public static let guides = TreeExtras(rawValue: 2)
}

/// Trees of views, as `:tree` shows them.
///
/// - Parameters:
///   - looks: what is known besides geometry and marks; see `ViewLook.looks(of:in:)`.
///   - flags: the marks to show; not every system has all of them.
///   - extras: rows of a view's layers and guides; see `extraRows(of:_:)`.
public func hierarchyText(
  _ roots: [ViewSnapshot], looks: [Int: ViewLook] = [:],
  flags: [TraceEvent.Flag] = TraceEvent.Flag.allCases, width: Int = .max,
  extras: (Int) -> [HierarchyRow] = { _ in [] }
) -> Styled {
  hierarchyText(
    roots.flatMap { [HierarchyRow]($0, looks: looks, flags: flags, extras: extras) }, width: width)
}

/// The layers and guides of a view, as rows below it.
public func extraRows(of view: UIView, _ extras: TreeExtras) -> [HierarchyRow] {
  var rows: [HierarchyRow] = []
  if extras.contains(.guides) {
    rows += view.layoutGuides.map { guide in
      HierarchyRow(
        depth: 0, name: itemName(guide) ?? "", type: guide.identity.name.type,
        frame: guide.layoutFrame)
    }
  }
  if extras.contains(.layers) {
    rows += layerRows(of: view.layer, depth: 0)
  }
  return rows
}

private func layerRows(of layer: CALayer, depth: Int) -> [HierarchyRow] {
  (layer.sublayers ?? []).filter { $0.view == nil }.flatMap { sublayer in
    var remarks: [String] = []
    if sublayer.isHidden { remarks.append("\(Phrase.hidden)") }
    if sublayer.opacity != 1 { remarks.append("opacity \(number(Double(sublayer.opacity)))") }
    var flags: [TraceEvent.Flag] = []
    if sublayer.needsLayout() { flags.append(.needsLayout) }
    if sublayer.needsDisplay() { flags.append(.needsDisplay) }
    let row = HierarchyRow(
      depth: depth, element: sublayer.identity.name, frame: sublayer.frame, flags: flags,
      remarks: remarks)
    return [row] + layerRows(of: sublayer, depth: depth + 1)
  }
}

/// What was marked, one line a view, as `:dirty` shows it of the past.
public nonisolated func marksText(_ roots: [ViewSnapshot], flags: [TraceEvent.Flag]) -> Styled {
  func lines(_ view: ViewSnapshot) -> Styled {
    let marks = flags.filter(view.flags.contains).map(\.rawValue)
    let own: Styled =
      marks.isEmpty
      ? "" : "\("⚑", .mark) \("\(view.name)", .emphasis) \(marks.joined(separator: ", "))\n"
    return own + view.children.map(lines).joined()
  }
  let text = roots.map(lines).joined()
  return text.isEmpty ? "\(Phrase.nothingMarked, .quiet)\n" : text
}

nonisolated extension ViewSnapshot {
  /// Whether the tree is that of a visible window.
  public var isShown: Bool { name.type.hasSuffix("Window") && !isHidden }
}
