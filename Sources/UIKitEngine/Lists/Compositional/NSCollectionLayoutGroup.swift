import Foundation

public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row or a column, or where a program puts them.
///
/// Given its items it repeats them as long as they fit; given one and a number it makes so many, which
/// share its length. Along an axis that is an estimate nothing limits it, and it takes its items once.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// As many as fit, or `count`.
    case line(isHorizontal: Bool, items: [NSCollectionLayoutItem], count: Int?, areEqual: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize)
  }

  nonisolated deinit {}

  open var subitems: [NSCollectionLayoutItem] {
    if case .line(_, let items, _, _) = arrangement { items } else { [] }
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    made(layoutSize, .line(isHorizontal: true, items: subitems, count: nil, areEqual: false))
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    made(layoutSize, .line(isHorizontal: false, items: subitems, count: nil, areEqual: false))
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(layoutSize, .line(isHorizontal: true, items: [subitem], count: count, areEqual: true))
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(layoutSize, .line(isHorizontal: false, items: [subitem], count: count, areEqual: true))
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    made(layoutSize, .line(isHorizontal: true, items: [subitem], count: count, areEqual: false))
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    made(layoutSize, .line(isHorizontal: false, items: [subitem], count: count, areEqual: false))
  }
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    made(layoutSize, .custom(itemProvider))
  }

  private class func made(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) -> Self {
    unsafeDowncast(NSCollectionLayoutGroup(size, arrangement), to: Self.self)
  }

  open func visualDescription() -> String { description }
}

/// A place that a program computed, in its group's coordinates.
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying
{
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }

  nonisolated deinit {}

  public final func copy(with zone: NSZone? = nil) -> Any { self }
}
