import Foundation

extension UICollectionView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public nonisolated enum ElementCategory: UInt, Hashable, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The same with a way to make the view, for hosts whose classes are no Swift classes.
  package final func register(
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
    _ make: @escaping (CGRect) -> UICollectionReusableView?
  ) {
    supplements.pool.makers[SupplementaryViews.key(elementKind, identifier)] = { frame in
      let view = make(frame)
      view?.ownIdentifier = identifier
      return view
    }
  }

  /// An app whose layout wants a header that nobody makes ends; the words are recalled.
  package static func failToMake(_ kind: String) -> UICollectionReusableView {
    Engine.current.raise(
      "NSInternalInconsistencyException",
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
        + "(\(kind)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
    return UICollectionReusableView(frame: .zero)
  }

  /// Those whose place is not shown any more wait to be used again.
  final func showSupplements(_ shown: [UICollectionViewLayoutAttributes]) {
    let hidden = supplements.keepForReuse { view in
      shown.contains {
        $0.indexPath == view.path && $0.representedElementKind == view.kind
      }
    }
    for (view, kind, path) in hidden {
      listDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    }
    for attributes in shown {
      guard let kind = attributes.representedElementKind else { continue }
      let path = attributes.indexPath
      guard
        let view = supplements.views[kind]?[path]
          ?? dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      else { continue }
      supplements.views[kind, default: [:]][path] = view
      view.frame = attributes.frame
      view.apply(attributes)
      let isMoved = raise(view, attributes.zIndex)
      if view.superview !== self {
        listDelegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      }
      pile(view, isMoved: isMoved)
    }
  }

  /// Gives a view of the list's the height that its layout says, once: a program may say another.
  ///
  /// Apple's documentation of `zIndex`: "items with higher index values appear on top of items with
  /// lower values", and those of one value lie as they come. That the layer's `zPosition` is the same
  /// number is what published layouts count on, not evidence of ours.
  final func raise(_ view: UICollectionReusableView, _ zIndex: Int) -> Bool {
    guard view.zIndex != zIndex else { return false }
    view.zIndex = zIndex
    view.layer.zPosition = CGFloat(zIndex)
    return true
  }

  /// Puts the view below those with a higher `zIndex`, where it is new or has got another one.
  final func pile(_ view: UICollectionReusableView, isMoved: Bool) {
    guard view.superview !== self || isMoved else { return }
    let others = subviews.lazy.compactMap { $0 as? UICollectionReusableView }
    let above = others.first { $0 !== view && $0.zIndex > view.zIndex }
    if let above {
      insertSubview(view, belowSubview: above)
    } else if view.superview === self {
      bringSubviewToFront(view)
    } else {
      addSubview(view)
    }
  }
}

/// The headers and footers of a collection: shown ones by kind and place, the rest for reuse.
struct SupplementaryViews {
  var pool = CellPool<UICollectionReusableView>()
  var views: [String: [IndexPath: UICollectionReusableView]] = [:]

  static func key(_ kind: String, _ identifier: String) -> String { "\(kind) \(identifier)" }

  /// What it put away.
  @discardableResult
  mutating func keepForReuse(except isShown: ((kind: String, path: IndexPath)) -> Bool)
    -> [(UICollectionReusableView, String, IndexPath)]
  {
    var hidden: [(UICollectionReusableView, String, IndexPath)] = []
    for (kind, ofKind) in views.sorted(by: { $0.key < $1.key }) {
      for (path, view) in ofKind.sorted(by: { $0.key < $1.key }) where !isShown((kind, path)) {
        views[kind]?[path] = nil
        view.removeFromSuperview()
        pool.put(view, view.reuseIdentifier.map { Self.key(kind, $0) })
        hidden.append((view, kind, path))
      }
    }
    return hidden
  }
}
