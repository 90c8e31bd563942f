import SwiftScript
import UIKitEngine

// Closures that lists keep: nobody swipes or draws here, so only what a program reads back is there.

extension MemberTable where Host == UICollectionLayoutListConfiguration {
  func keptClosures() {
    swipes(
      "leadingSwipeActionsConfigurationProvider", \.leadingSwipeActionsConfigurationProvider)
    swipes(
      "trailingSwipeActionsConfigurationProvider", \.trailingSwipeActionsConfigurationProvider)
    native(
      "var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> "
        + "UIListSeparatorConfiguration)?",
      get: { machine, arguments in
        guard let handler = Host.unwrap(arguments[0])?.itemSeparatorHandler else { return .none }
        return Callback(machine) { arguments in
          guard arguments.count == 2, let path = IndexPath.unwrap(arguments[0]),
            let section = UIListSeparatorConfiguration.unwrap(arguments[1])
          else { return .none }
          return handler(path, section).wrapped
        }.wrapped
      },
      set: { _, arguments in
        guard var list = Host.unwrap(arguments[0]) else { return arguments[0] }
        let closure = Callback?.unwrap(arguments[1]) ?? nil
        list.itemSeparatorHandler = closure.map { closure in
          { closure.result($0, $1, or: $1) }
        }
        return list.wrapped
      })
  }

  private func swipes(
    _ name: String,
    _ path: WritableKeyPath<Host, Host.SwipeActionsConfigurationProvider?>
  ) {
    native(
      "var \(name): ((IndexPath) -> UISwipeActionsConfiguration?)?",
      get: { machine, arguments in
        guard let provider = Host.unwrap(arguments[0])?[keyPath: path] else { return .none }
        return Callback(machine) { arguments in
          guard let row = arguments.first.flatMap({ IndexPath.unwrap($0) }) else { return .none }
          return provider(row).wrapped
        }.wrapped
      },
      set: { _, arguments in
        guard var list = Host.unwrap(arguments[0]) else { return arguments[0] }
        let closure = Callback?.unwrap(arguments[1]) ?? nil
        list[keyPath: path] = closure.map { closure in
          { closure.result($0, or: UISwipeActionsConfiguration?.none) }
        }
        return list.wrapped
      })
  }
}

extension TypeBinding {
  /// What a section's invalidation handler would be told of; when UIKit calls it is unspecified, and
  /// here nobody does.
  static let visibleItems: [TypeBinding] = [
    .protocol(
      "NSCollectionLayoutVisibleItem", inherits: ["AnyObject"],
      [
        "var alpha: CGFloat { get set }", "var zIndex: Int { get set }",
        "var isHidden: Bool { get set }", "var center: CGPoint { get set }",
        "var transform: CGAffineTransform { get set }",
        "var transform3D: CATransform3D { get set }", "var name: String { get }",
        "var indexPath: IndexPath { get }", "var frame: CGRect { get }",
        "var bounds: CGRect { get }",
        "var representedElementCategory: UICollectionView.ElementCategory { get }",
        "var representedElementKind: String? { get }",
      ])
  ]
}

extension MemberTable where Host == NSCollectionLayoutSection {
  func visibleItems() {
    native(
      "var visibleItemsInvalidationHandler: (([any NSCollectionLayoutVisibleItem], CGPoint, "
        + "NSCollectionLayoutEnvironment) -> Void)?",
      get: { _, _ in .none }, set: { _, _ in .void })
  }
}
