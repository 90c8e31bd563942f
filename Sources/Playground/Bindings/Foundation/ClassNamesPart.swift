import SwiftScript

extension UIKitBindings {
  /// The name by which Objective-C knows a class: UIKit's are of no module, a program's are of its own.
  static let classNames = LibraryPart(
    names: ["NSStringFromClass"], needs: [],
    source: """
      func NSStringFromClass(_ aClass: AnyClass) -> String {
        let name = String(reflecting: aClass)
        return name.hasPrefix("UIKitEngine.") ? String(name.dropFirst(12)) : name
      }
      """)
}
