import SwiftScript
import UIKitEngine

extension UICollectionView.ScrollDirection: @MainActor BridgedValue {}
extension UICollectionView.ScrollPosition: @MainActor BridgedValue {}
extension UICollectionView.ElementCategory: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiCollectionView = TypeBinding.class(
    UICollectionView.self, "UICollectionView", inherits: "UIScrollView", subclassable: true
  ) { type in
    type.initializer(
      "init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)",
      UICollectionView.init(frame:collectionViewLayout:),
      subclass: ScriptCollectionView.init(script:frame:collectionViewLayout:))
    type.initializer("convenience init(frame: CGRect) { self.init() }") {
      UICollectionView(frame: $0)
    }
    type.initializer("convenience init() { self.init(frame: .zero) }") { UICollectionView() }
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    } subclass: { script, _ in
      ScriptCollectionView(
        script: script, frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    type.staticProperty("static let elementKindSectionHeader: String") {
      UICollectionView.elementKindSectionHeader
    }
    type.staticProperty("static let elementKindSectionFooter: String") {
      UICollectionView.elementKindSectionFooter
    }
    type.delegateProperty("var dataSource: UICollectionViewDataSource?", \.dataSource)
    // The scroll view's delegate under a narrower type, as in UIKit.
    type.native(
      "var delegate: UICollectionViewDelegate?",
      get: { _, arguments in Value(object: UICollectionView.unwrap(arguments[0])?.delegate) },
      set: { _, arguments in
        UICollectionView.unwrap(arguments[0])?.delegate =
          arguments[1].unerased.object as? UICollectionViewDelegate
        return .void
      })
    type.property(
      "var collectionViewLayout: UICollectionViewLayout", \.collectionViewLayout)
    type.function(
      "func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)"
    ) { (list: UICollectionView, layout: UICollectionViewLayout, animated: Bool) in
      list.setCollectionViewLayout(layout, animated: animated)
    }
    type.function(
      "func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, "
        + "completion: ((Bool) -> Void)? = nil)"
    ) {
      (list: UICollectionView, layout: UICollectionViewLayout, animated: Bool, done: Callback?) in
      list.setCollectionViewLayout(layout, animated: animated, completion: done?.action(Bool.self))
    }
    type.property("var allowsSelection: Bool", \.allowsSelection)
    type.property("var allowsMultipleSelection: Bool", \.allowsMultipleSelection)
    type.property("var backgroundView: UIView?", \.backgroundView)
    type.property("var isPrefetchingEnabled: Bool", \.isPrefetchingEnabled)
    type.reuse()
    type.questions()
    type.updates()
  }

  static let uiCollectionViewStyles: [TypeBinding] = [
    .enum(
      UICollectionView.ScrollDirection.self, "UICollectionView.ScrollDirection",
      [("vertical", .vertical), ("horizontal", .horizontal)]),
    .optionSet(
      UICollectionView.ScrollPosition.self, "UICollectionView.ScrollPosition",
      [
        ("top", .top), ("centeredVertically", .centeredVertically), ("bottom", .bottom),
        ("left", .left), ("centeredHorizontally", .centeredHorizontally), ("right", .right),
      ]),
    .enum(
      UICollectionView.ElementCategory.self, "UICollectionView.ElementCategory",
      [
        ("cell", .cell), ("supplementaryView", .supplementaryView),
        ("decorationView", .decorationView),
      ]),
  ]

  static let uiCollectionViewController = TypeBinding.class(
    UICollectionViewController.self, "UICollectionViewController", inherits: "UIViewController",
    conforms: ["UICollectionViewDataSource", "UICollectionViewDelegate"], subclassable: true
  ) { type in
    type.initializer(
      "init(collectionViewLayout layout: UICollectionViewLayout)",
      UICollectionViewController.init(collectionViewLayout:),
      subclass: ScriptCollectionViewController.init(script:collectionViewLayout:))
    type.initializer(
      "init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)",
      UICollectionViewController.init(nibName:bundle:),
      subclass: ScriptCollectionViewController.init(script:nibName:bundle:))
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UICollectionViewController(nibName: nil, bundle: nil)
    } subclass: { script, _ in
      ScriptCollectionViewController(script: script, nibName: nil, bundle: nil)
    }
    // Not by key path: that would read, and so load, the view before it is set.
    type.property(
      "var collectionView: UICollectionView!", get: { $0.collectionView },
      set: { $0.collectionView = $1 })
    type.property("var collectionViewLayout: UICollectionViewLayout", \.collectionViewLayout)
    type.property("var clearsSelectionOnViewWillAppear: Bool", \.clearsSelectionOnViewWillAppear)
    type.collectionDataSource()
    type.collectionDelegate()
    type.scrollTelling()
  }
}
