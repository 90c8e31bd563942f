import Foundation

/// How long an item is along one axis, by Apple's documentation of the class: a share of what contains
/// it, a number of points, or an estimate that the content corrects.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let kind: Kind
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }

  nonisolated deinit {}

  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    made(.fractionalWidth, fractionalWidth)
  }
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    made(.fractionalHeight, fractionalHeight)
  }
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    made(.absolute, absoluteDimension)
  }
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    made(.estimated, estimatedDimension)
  }
  private class func made(_ kind: Kind, _ dimension: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutDimension(kind, dimension), to: Self.self)
  }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// In points, within a container; an estimate is `known` once its content has been measured.
  func length(in container: CGSize, known: CGFloat?) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute: dimension
    case .estimated: known ?? dimension
    }
  }
}

/// The size of an item, a group or a boundary item.
@preconcurrency @MainActor public final class NSCollectionLayoutSize: NSObject, NSCopying {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    super.init()
  }

  nonisolated deinit {}

  public func copy(with zone: NSZone? = nil) -> Any { self }

  func resolved(in container: CGSize, known: CGSize? = nil) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container, known: known?.width),
      height: heightDimension.length(in: container, known: known?.height))
  }

  var estimates: SizeEstimates {
    SizeEstimates(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
  }
}

/// Which sides of a size are the content's to say.
struct SizeEstimates: Equatable {
  var width = false
  var height = false
}

/// Room between items: so much, or at least so much.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject, NSCopying {
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }

  nonisolated deinit {}

  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false), to: Self.self)
  }
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true), to: Self.self)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Room around an item, outside its size.
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top) = (leading, top)
    (self.trailing, self.bottom) = (trailing, bottom)
    super.init()
  }

  nonisolated deinit {}

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
