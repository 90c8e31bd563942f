import Foundation

/// The initialisers that UIKit's Swift interface has beside those of its headers.
extension UIBarButtonItem {
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// What a tap does is `action`; the menu is what a long press shows, or a tap where there is no action.
  ///
  /// Source: Apple's documentation, `init(title:image:target:action:menu:)`, since iOS 16. No menu
  /// is shown here.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any? = nil, action: Selector? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.target = target as AnyObject?
    self.action = action
    self.menu = menu
  }

  public convenience init(primaryAction: UIAction?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: nil)
  }
}
