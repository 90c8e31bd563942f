import Foundation

extension UICollectionView {
  public nonisolated enum ScrollDirection: Int, Hashable, Sendable {
    case vertical, horizontal
  }

  public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// An item that is not there raises, in the words that are widely published.
  final func isInBounds(_ path: IndexPath) -> Bool {
    prepareIfNeeded()
    guard let counts else { return false }
    let (place, room) =
      counts.indices.contains(path.section)
      ? ("item (\(path.item))", "\(counts[path.section]) items in section \(path.section)")
      : ("section (\(path.section))", "\(counts.count) sections")
    if counts.indices.contains(path.section), 0..<counts[path.section] ~= path.item { return true }
    Engine.current.raise(
      "NSRangeException",
      "Attempted to scroll the collection view to an out-of-bounds \(place) when there are only "
        + "\(room). Collection view: \(self)")
    return false
  }

  /// The same with a way to make the cell, for hosts whose classes are no Swift classes.
  package final func register(
    forCellWithReuseIdentifier identifier: String,
    _ make: @escaping (CGRect) -> UICollectionViewCell?
  ) {
    pool.makers[identifier] = { frame in
      let cell = make(frame)
      cell?.ownIdentifier = identifier
      return cell
    }
  }

  final func failToDequeue(_ kind: String, _ identifier: String) {
    Engine.current.raise(
      "NSInternalInconsistencyException",
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard")
  }
}

nonisolated extension UICollectionView.ScrollPosition {
  /// Where one axis goes, so that `span` comes to the position that is named; lengths are points.
  func offset(
    of span: (start: CGFloat, end: CGFloat), in axis: ScrollAxis, _ near: Self, _ middle: Self,
    _ far: Self
  ) -> CGFloat {
    axis.offset(
      of: span,
      at: contains(near) ? .near : contains(middle) ? .middle : contains(far) ? .far : nil)
  }
}

extension UICollectionViewLayout {
  /// What a new cell or view is made with: the place that the layout has for it.
  ///
  /// That it is this frame, and none where the layout has no place, is unspecified; published cells lay
  /// out their subviews by it in `init(frame:)`.
  final func frameForMaking(
    _ attributes: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> CGRect { attributes(self)?.frame ?? .zero }
}
