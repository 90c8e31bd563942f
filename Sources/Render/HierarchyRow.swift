import Foundation
import UIKitEngine
import Words

/// One line of a tree: a view, a layer or a layout guide.
public nonisolated struct HierarchyRow: Hashable, Sendable {
  /// 0 for the root.
  public var depth: Int
  public var name: String
  /// The class; empty where the name says it.
  public var type: String
  /// In its superview's coordinates.
  public var frame: CGRect
  public var flags: [TraceEvent.Flag]
  /// What changes what is seen: `hidden`, `alpha 0.5`.
  public var remarks: [String]
  /// What a narrow terminal may leave out: a label's text.
  public var details: [String] = []

  public init(
    depth: Int, name: String, type: String = "", frame: CGRect, flags: [TraceEvent.Flag] = [],
    remarks: [String] = [], details: [String] = []
  ) {
    self.depth = depth
    self.name = name
    self.type = type
    self.frame = frame
    self.flags = flags
    self.remarks = remarks
    self.details = details
  }

  /// - Parameter element: its class is shown where its name does not say it.
  public init(
    depth: Int, element: ElementName, frame: CGRect, flags: [TraceEvent.Flag] = [],
    remarks: [String] = []
  ) {
    self.init(
      depth: depth, name: element.description, type: element.name == nil ? "" : element.type,
      frame: frame, flags: flags, remarks: remarks)
  }
}

nonisolated extension [HierarchyRow] {
  /// The rows of a tree and of what is below it.
  ///
  /// - Parameters:
  ///   - looks: what is known of the views besides their geometry, by their ids.
  ///   - flags: the marks to show.
  ///   - extras: rows of a view's layers or guides; they come before those of its subviews.
  @MainActor
  init(
    _ root: ViewSnapshot, depth: Int = 0, looks: [Int: ViewLook], flags: [TraceEvent.Flag],
    extras: (Int) -> [HierarchyRow]
  ) {
    let look = looks[root.id]
    var row = HierarchyRow(
      depth: depth, element: root.name, frame: root.frame, flags: flags.filter(root.flags.contains),
      remarks: root.remarks)
    if let controller = look?.controller, row.name != "\(controller).view" {
      row.details.append("\(Phrase.viewOf("\(controller)"))")
    }
    if let text = look?.text { row.details.append(quoted(text)) }
    self = [row]
    self += extras(root.id).map { extra in
      var extra = extra
      extra.depth += depth + 1
      return extra
    }
    for child in root.children {
      self += [HierarchyRow](child, depth: depth + 1, looks: looks, flags: flags, extras: extras)
    }
  }
}

nonisolated extension ViewSnapshot {
  /// What a frame does not say, and changes what is seen.
  fileprivate var remarks: [String] {
    var remarks: [String] = []
    if isHidden { remarks.append("\(Phrase.hidden)") }
    if alpha != 1 { remarks.append("alpha \(number(alpha))") }
    if clipsToBounds { remarks.append("\(Phrase.clips)") }
    if !geometry.transform.isIdentity { remarks.append("\(Phrase.transformed)") }
    if geometry.zPosition != 0 { remarks.append("z \(number(Double(geometry.zPosition)))") }
    if bounds.origin != .zero {
      let point = "(\(number(bounds.minX)), \(number(bounds.minY)))"
      remarks.append("\(Phrase.boundsOrigin(point))")
    }
    return remarks
  }
}

/// A text on one line, in quotes.
nonisolated func quoted(_ text: String) -> String {
  "\"" + text.replacing("\n", with: "⏎") + "\""
}
