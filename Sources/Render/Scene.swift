import Foundation
import UIKitEngine

/// A tree of views flattened for a picture: what is seen of each, back to front.
public nonisolated struct Scene: Hashable, Sendable {
  /// One view, in the coordinates of the root that is drawn.
  struct Box: Hashable, Sendable {
    var name: String
    /// The smallest upright rectangle that holds the view.
    var rect: CGRect
    /// What clipping ancestors leave of `rect`; `nil` if nothing.
    var visible: CGRect?
    var clipper: String?
    var isTransformed = false
    var look: ViewLook
    /// Whether a variable holds it.
    var isNamed = true
    /// The boxes it is inside of, by index.
    var ancestors: Set<Int> = []

    var hasArea: Bool { rect.width > 0 && rect.height > 0 }
  }

  /// A view that is left out, and why.
  enum Absence: Hashable, Sendable {
    case hidden(String)
    case transparent(String)
  }

  private(set) var boxes: [Box] = []
  private(set) var absent: [Absence] = []
  /// The root is a window: what is beyond it is off the screen.
  let isScreen: Bool

  /// - Parameter root: drawn even if it is hidden itself.
  @MainActor
  public init(_ root: ViewSnapshot, looks: [Int: ViewLook] = [:]) {
    isScreen = root.name.type.hasSuffix("Window")
    let frame = { (point: CGPoint) in point }
    add(root, looks, Place(toRoot: frame), isRoot: true)
  }

  init(boxes: [Box], absent: [Absence] = [], isScreen: Bool = false) {
    self.boxes = boxes
    self.absent = absent
    self.isScreen = isScreen
  }

  /// What a picture shows: the root, and what of its parts reaches beyond it, to a degree.
  ///
  /// The screen ends where the window does.
  var area: CGRect {
    guard let root = boxes.first?.rect, !isScreen else { return boxes.first?.rect ?? .zero }
    let limit = root.insetBy(dx: -root.width / 2, dy: -root.height / 2)
    return boxes.compactMap(\.visible).filter { $0.intersects(limit) }
      .reduce(root) { $0.union($1.intersection(limit)) }
  }

  /// What a view's ancestors do to it.
  private struct Place {
    /// Takes a point of the superview's coordinates to the root's.
    var toRoot: (CGPoint) -> CGPoint
    var clip: CGRect?
    var clipper: String?
    var ancestors: Set<Int> = []
    var isTransformed = false
  }

  @MainActor
  private mutating func add(
    _ view: ViewSnapshot, _ looks: [Int: ViewLook], _ place: Place, isRoot: Bool = false
  ) {
    let look = looks[view.id] ?? ViewLook()
    let name = view.name.description
    if view.isHidden { absent.append(.hidden(name)) }
    if view.alpha <= 0 { absent.append(.transparent(name)) }
    guard isRoot || (!view.isHidden && view.alpha > 0) else { return }

    let geometry = view.geometry
    var inner = place
    inner.isTransformed = place.isTransformed || (!isRoot && !geometry.transform.isIdentity)
    // The root stands upright: it is the picture.
    inner.toRoot = isRoot ? { $0 } : { place.toRoot(geometry.toSuperview($0)) }
    let rect = boundingBox(view.bounds, inner.toRoot)
    let visible = place.clip.map { rect.intersection($0) } ?? rect
    boxes.append(
      Box(
        name: name, rect: rect, visible: visible.isNull ? nil : visible,
        clipper: visible == rect ? nil : place.clipper, isTransformed: inner.isTransformed,
        look: look, isNamed: view.name.name != nil, ancestors: place.ancestors))
    inner.ancestors.insert(boxes.count - 1)
    if view.clipsToBounds {
      let clip = place.clip.map { $0.intersection(rect) } ?? rect
      inner.clip = clip.isNull ? CGRect(origin: rect.origin, size: .zero) : clip
      inner.clipper = name
    }
    for child in view.frontLast { add(child, looks, inner) }
  }

  private func boundingBox(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }
}

nonisolated extension ViewSnapshot {
  /// In the order in which they are drawn: `zPosition`, then the order of `subviews`.
  var frontLast: [ViewSnapshot] {
    children.enumerated().sorted {
      ($0.element.geometry.zPosition, $0.offset) < ($1.element.geometry.zPosition, $1.offset)
    }.map(\.element)
  }
}
