import Foundation

/// How a bar looks: kept and not drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  public final var backgroundColor: UIColor?
  public final var backgroundEffect: UIBlurEffect?
  public final var backgroundImage: UIImage?
  public final var shadowColor: UIColor?
  public final var shadowImage: UIImage?

  public override init() { super.init() }
  public init(barAppearance: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (
      barAppearance.backgroundColor, barAppearance.backgroundEffect
    )
    (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
    backgroundImage = barAppearance.backgroundImage
    super.init()
  }

  nonisolated deinit {}

  public final func configureWithDefaultBackground() { clear() }
  public final func configureWithOpaqueBackground() {
    clear()
    backgroundColor = .systemBackground
  }
  public final func configureWithTransparentBackground() { clear() }

  private func clear() {
    (backgroundColor, backgroundEffect, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }
}

open class UINavigationBarAppearance: UIBarAppearance {
  public final var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public final var titlePositionAdjustment = UIOffset.zero
  public final var buttonAppearance = UIBarButtonItemAppearance()
  public final var doneButtonAppearance = UIBarButtonItemAppearance()
  public final var backButtonAppearance = UIBarButtonItemAppearance()
  public private(set) final var backIndicatorImage: UIImage?
  public private(set) final var backIndicatorTransitionMaskImage: UIImage?

  nonisolated deinit {}

  public final func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

open class UIToolbarAppearance: UIBarAppearance {
  public final var buttonAppearance = UIBarButtonItemAppearance()
  public final var doneButtonAppearance = UIBarButtonItemAppearance()

  nonisolated deinit {}
}

open class UITabBarAppearance: UIBarAppearance {
  public final var stackedLayoutAppearance = UITabBarItemAppearance()
  public final var inlineLayoutAppearance = UITabBarItemAppearance()
  public final var compactInlineLayoutAppearance = UITabBarItemAppearance()
  public final var selectionIndicatorTintColor: UIColor?

  nonisolated deinit {}
}

@preconcurrency @MainActor public final class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public override init() { super.init() }
  public init(style: UIBarButtonItem.Style) { super.init() }

  nonisolated deinit {}
}

@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var backgroundImage: UIImage?

  nonisolated deinit {}
}

@preconcurrency @MainActor public final class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public override init() { super.init() }

  nonisolated deinit {}
}

@preconcurrency @MainActor public final class UITabBarItemStateAppearance: NSObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var iconColor: UIColor?
  public var badgeBackgroundColor: UIColor?
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  nonisolated deinit {}
}
