import SwiftScript

extension UIKitBindings {
  /// The name by which Objective-C knows a class: UIKit's are of no module, a program's are of its own.
  static let classNames = LibraryPart(
    names: ["NSStringFromClass"], needs: [],
    source: """
      func NSStringFromClass(_ aClass: AnyClass) -> String {
        let (name, module) = (String(reflecting: aClass), "UIKitEngine.")
        return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
      }
      """)

  /// The same by the class itself, as programs name cells to be used again.
  static let describedClasses = LibraryPart(
    names: ["description()"], needs: ["NSStringFromClass"],
    source: """
      extension UIResponder {
        static func description() -> String { NSStringFromClass(self) }
      }
      """)
}
