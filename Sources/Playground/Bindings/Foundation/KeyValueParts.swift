import SwiftScript
import UIKitEngine

extension UIKitBindings {
  /// Key-value observing: Swift of the script's own, since a key path is of the script's kind and what
  /// it leads to is generic.
  static let observing = LibraryPart(
    names: ["observe(", "NSKeyValue"], needs: ["IndexSet"],
    source: """
      struct NSKeyValueObservingOptions: OptionSet {
        let rawValue: UInt
        static let new = NSKeyValueObservingOptions(rawValue: 1)
        static let old = NSKeyValueObservingOptions(rawValue: 2)
        static let initial = NSKeyValueObservingOptions(rawValue: 4)
        static let prior = NSKeyValueObservingOptions(rawValue: 8)
      }
      enum NSKeyValueChange: UInt { case setting = 1, insertion, removal, replacement }
      struct NSKeyValueObservedChange<Value> {
        typealias Kind = NSKeyValueChange
        let kind: NSKeyValueChange
        let newValue: Value?
        let oldValue: Value?
        let indexes: IndexSet?
        let isPrior: Bool
      }
      final class NSKeyValueObservation: NSObject {
        var _watch: AnyObject?
        init(_watch: AnyObject) { self._watch = _watch }
        func invalidate() { _watch = nil }
      }
      extension _KeyValueCodingAndObserving {
        func observe<Value>(
          _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
          changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
          var last = self[keyPath: keyPath]
          if options.contains(.initial) {
            changeHandler(
              self,
              NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? last : nil, oldValue: nil,
                indexes: nil, isPrior: false))
          }
          let watch = (self as! UIResponder)._watchValues { [weak self] in
            guard let self else { return }
            let old = last
            let new = self[keyPath: keyPath]
            if _isSame(old, new) { return }
            last = new
            changeHandler(
              self,
              NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? new : nil,
                oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
          }
          return NSKeyValueObservation(_watch: watch)
        }
      }
      """)

  /// What the part above stands on.
  static let observingFunctions = [
    FunctionBinding("func _isSame(_ one: Any, _ other: Any) -> Bool") { _, arguments in
      .bool(HashedValue(arguments[0].unerased) == HashedValue(arguments[1].unerased))
    }
  ]
}

extension TypeBinding {
  static let keyValueObserving: [TypeBinding] = [
    .protocol("_KeyValueCodingAndObserving", inherits: ["AnyObject"])
  ]
}
