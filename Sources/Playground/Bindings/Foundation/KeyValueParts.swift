import SwiftScript
import UIKitEngine

extension UIKitBindings {
  /// Key-value observing: Swift of the script's own, since a key path is of the script's kind and what
  /// it leads to is generic.
  ///
  /// A property that is `dynamic` tells of each value that it is set to, as
  /// documented; those of views and controllers are looked at behind their setters.
  static let observing = LibraryPart(
    names: ["observe(", "NSKeyValue", "dynamic "], needs: ["IndexSet"],
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
        var _watches: [AnyObject?]
        init(_watches: [AnyObject?]) { self._watches = _watches }
        func invalidate() { _watches = [] }
      }
      final class _KeyObserver {
        weak var object: AnyObject?
        let key: String
        let tell: () -> Void
        init(_ object: AnyObject, _ key: String, _ tell: @escaping () -> Void) {
          self.object = object
          self.key = key
          self.tell = tell
        }
      }
      struct _Kept { weak var observer: _KeyObserver? }
      enum _KeyObservers { static var all: [ObjectIdentifier: [_Kept]] = [:] }
      func _valueWasSet(_ object: AnyObject, _ key: String) {
        guard let known = _KeyObservers.all[ObjectIdentifier(object)] else { return }
        let kept = known.filter { $0.observer?.object === object }
        _KeyObservers.all[ObjectIdentifier(object)] = kept.isEmpty ? nil : kept
        for one in kept {
          if let observer = one.observer, observer.key == key { observer.tell() }
        }
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
          func tell(_ me: Self, _ old: Value, _ new: Value) {
            changeHandler(
              me,
              NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? new : nil,
                oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
          }
          let key = String(describing: keyPath).split(separator: ".").last
          let observer = _KeyObserver(self, key.map { String($0) } ?? "") { [weak self] in
            guard let self else { return }
            let old = last
            last = self[keyPath: keyPath]
            tell(self, old, last)
          }
          _KeyObservers.all[ObjectIdentifier(self), default: []].append(_Kept(observer: observer))
          let watch = (self as? UIResponder)?._watchValues { [weak self] in
            guard let self else { return }
            let old = last
            let new = self[keyPath: keyPath]
            if _isSame(old, new) { return }
            last = new
            tell(self, old, new)
          }
          return NSKeyValueObservation(_watches: [observer, watch])
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
