import Foundation
import UIKitEngine
import Words

/// A tree for a screen reader: a sentence a view, with its superview instead of an indent.
nonisolated func spokenTree(_ rows: [HierarchyRow]) -> Styled {
  var path: [String] = []
  return rows.map { row in
    path = Array(path.prefix(row.depth))
    var parts = [row.name]
    if !row.type.isEmpty { parts.append(row.type) }
    if let parent = path.last { parts.append("\(Phrase.inParent(parent))") }
    parts.append(spokenRect(row.frame))
    parts += row.remarks + row.details + row.flags.map(\.rawValue)
    path.append(row.name)
    return Styled(parts.joined(separator: ", ") + "\n")
  }.joined()
}

/// A picture for a screen reader: what is where, from back to front, and what it covers.
nonisolated func spokenPicture(_ scene: Scene) -> Styled {
  scene.boxes.indices.compactMap { index in
    let box = scene.boxes[index]
    guard box.hasArea, let visible = box.visible else { return nil }
    var parts = [box.name]
    if let text = box.look.text { parts.append(quoted(text)) }
    parts.append(spokenRect(box.rect))
    let covered = scene.boxes[..<index].enumerated().filter { other, behind in
      !box.ancestors.contains(other) && behind.hasArea
        && behind.visible?.intersects(visible) == true
    }
    if !covered.isEmpty {
      let names = covered.map(\.element.name).joined(separator: ", ")
      parts.append("\(box.look.isOpaque ? Phrase.covers(names) : .liesOver(names))")
    }
    return Styled(parts.joined(separator: ", ") + "\n")
  }.joined()
}

/// `x 20, y 100, width 200, height 80`.
private nonisolated func spokenRect(_ rect: CGRect) -> String {
  let parts = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map {
    number(Double($0))
  }
  return "\(Phrase.spokenRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))"
}
