import SwiftScript
import UIKitEngine

extension NSZone: @MainActor BridgedValue {}

extension MemberTable<NSObject> {
  /// What `copy(with:)` returns, of an object that has it; of any other Objective-C's run time says
  /// that it knows no such message.
  func copying() {
    function("func copy() -> Any") { (me: NSObject) -> Value in
      if let object = me as? any NSCopying { return Value(hosted: object.copy(with: nil)) }
      let script = (me as? any ScriptHosted)?.script
      if let copy = script?.answer("copy(with:)", of: "NSCopying", on: me, [.none]) { return copy }
      Selector("copyWithZone:").send(to: me, nil)
      return Value(object: me)
    }
  }
}

extension TypeBinding {
  /// Objects that can be copied.
  ///
  /// Zones are ignored, as Apple's documentation of `NSCopying` has it; the type is there for the
  /// method's sake.
  static let copying: [TypeBinding] = [
    .struct(NSZone.self, "NSZone") { _ in },
    .protocol("NSCopying", ["func copy(with zone: NSZone?) -> Any"], needs: ["copy(with:)"]),
  ]
}
