import SwiftScript
import UIKitEngine

/// How bar buttons are made: what a row's text says after its head is how a script's subclass is.
extension MemberTable<UIBarButtonItem> {
  func barButtonInitializers() {
    initializer("init()") {
      UIBarButtonItem()
    } subclass: {
      ScriptBarButtonItem(script: $0)
    }
    withTargets()
    withActions()
    initializer(
      "convenience init(customView: UIView) { self.init(); self.customView = customView }",
      UIBarButtonItem.init(customView:))
  }

  private func withTargets() {
    initializer(
      "convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, "
        + "action: Selector?) { self.init(); self.title = title; self.style = style; "
        + "self.target = target as AnyObject?; self.action = action }"
    ) { (title: String?, style: UIBarButtonItem.Style, target: Value, action: Selector?) in
      UIBarButtonItem(title: title, style: style, target: target.unerased.object, action: action)
    }
    initializer(
      "convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, "
        + "action: Selector?) { self.init(); self.image = image; self.style = style; "
        + "self.target = target as AnyObject?; self.action = action }"
    ) { (image: UIImage?, style: UIBarButtonItem.Style, target: Value, action: Selector?) in
      UIBarButtonItem(image: image, style: style, target: target.unerased.object, action: action)
    }
    initializer(
      "convenience init(image: UIImage?, landscapeImagePhone: UIImage?, "
        + "style: UIBarButtonItem.Style, target: Any?, action: Selector?) { self.init("
        + "image: image, style: style, target: target, action: action); "
        + "self.landscapeImagePhone = landscapeImagePhone }"
    ) {
      (
        image: UIImage?, landscape: UIImage?, style: UIBarButtonItem.Style, target: Value,
        action: Selector?
      ) in
      UIBarButtonItem(
        image: image, landscapeImagePhone: landscape, style: style,
        target: target.unerased.object, action: action)
    }
    initializer(
      "convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, "
        + "target: Any?, action: Selector?) { self.init(); "
        + "self.target = target as AnyObject?; self.action = action }"
    ) { (item: UIBarButtonItem.SystemItem, target: Value, action: Selector?) in
      UIBarButtonItem(
        barButtonSystemItem: item, target: target.unerased.object, action: action)
    }
    initializer(
      "convenience init(title: String? = nil, image: UIImage? = nil, target: Any? = nil, "
        + "action: Selector? = nil, menu: UIMenu? = nil) { self.init(); self.title = title; "
        + "self.image = image; self.target = target as AnyObject?; self.action = action; "
        + "self.menu = menu }"
    ) { (title: String?, image: UIImage?, target: Value, action: Selector?, menu: UIMenu?) in
      UIBarButtonItem(
        title: title, image: image, target: target.unerased.object, action: action, menu: menu)
    }
  }

  private func withActions() {
    initializer(
      "convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, "
        + "menu: UIMenu? = nil) { self.init(); self.primaryAction = primaryAction; "
        + "self.menu = menu }",
      UIBarButtonItem.init(systemItem:primaryAction:menu:))
    initializer(
      "convenience init(title: String? = nil, image: UIImage? = nil, "
        + "primaryAction: UIAction? = nil, menu: UIMenu? = nil) { self.init(); "
        + "self.title = title ?? primaryAction?.title; "
        + "self.image = image ?? primaryAction?.image; self.primaryAction = primaryAction; "
        + "self.menu = menu }",
      UIBarButtonItem.init(title:image:primaryAction:menu:))
    initializer(
      "convenience init(primaryAction: UIAction?) { self.init(title: nil, image: nil, "
        + "primaryAction: primaryAction, menu: nil) }",
      UIBarButtonItem.init(primaryAction:))
  }
}
