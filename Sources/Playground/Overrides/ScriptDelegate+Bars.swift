import SwiftScript
import UIKitEngine

// What bars of a program's own ask and tell; `nil` is "not implemented".

extension ScriptDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool {
    ask(
      "navigationBar(_:shouldPush:)", of: "UINavigationBarDelegate", navigationBar, item, or: true)
  }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    _ = ask("navigationBar(_:didPush:)", of: "UINavigationBarDelegate", navigationBar, item)
  }

  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    ask("navigationBar(_:shouldPop:)", of: "UINavigationBarDelegate", navigationBar, item, or: true)
  }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    _ = ask("navigationBar(_:didPop:)", of: "UINavigationBarDelegate", navigationBar, item)
  }
}

extension ScriptDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    _ = ask("tabBar(_:didSelect:)", of: "UITabBarDelegate", tabBar, item)
  }
}
