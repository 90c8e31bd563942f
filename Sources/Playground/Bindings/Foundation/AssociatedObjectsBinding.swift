import SwiftScript
import UIKitEngine

extension objc_AssociationPolicy: @MainActor BridgedValue {}

/// What an object carries under a key, which is the address of a global or of a static property.
extension TypeBinding {
  static let associatedObjects: [TypeBinding] = [
    .struct(UnsafeRawPointer.self, "UnsafeRawPointer", conforms: ["Hashable"]) { type in
      type.failableInitializer("init?(bitPattern: Int)") { (bits: Int) in
        UnsafeRawPointer(bitPattern: bits)
      }
    },
    .enum(
      objc_AssociationPolicy.self, "objc_AssociationPolicy",
      [
        ("OBJC_ASSOCIATION_ASSIGN", .OBJC_ASSOCIATION_ASSIGN),
        ("OBJC_ASSOCIATION_RETAIN_NONATOMIC", .OBJC_ASSOCIATION_RETAIN_NONATOMIC),
        ("OBJC_ASSOCIATION_COPY_NONATOMIC", .OBJC_ASSOCIATION_COPY_NONATOMIC),
        ("OBJC_ASSOCIATION_RETAIN", .OBJC_ASSOCIATION_RETAIN),
        ("OBJC_ASSOCIATION_COPY", .OBJC_ASSOCIATION_COPY),
      ]),
  ]
}

extension UIKitBindings {
  static let associations: [FunctionBinding] = [
    FunctionBinding(
      "func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any?"
    ) { _, arguments in
      guard let object = arguments[0].unerased.object,
        let key = UnsafeRawPointer.unwrap(arguments[1])
      else { return .none }
      return Value(hosted: objc_getAssociatedObject(object, key))
    },
    FunctionBinding(
      "func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, "
        + "_ policy: objc_AssociationPolicy)"
    ) { _, arguments in
      guard let object = arguments[0].unerased.object,
        let key = UnsafeRawPointer.unwrap(arguments[1]),
        let policy = objc_AssociationPolicy.unwrap(arguments[3])
      else { return .void }
      objc_setAssociatedObject(object, key, kept(arguments[2], policy), policy)
      return .void
    },
    FunctionBinding("func objc_removeAssociatedObjects(_ object: Any)") { _, arguments in
      if let object = arguments[0].unerased.object { objc_removeAssociatedObjects(object) }
      return .void
    },
  ]

  /// What is merely assigned is not kept alive, so the engine has to see the object itself.
  private static func kept(_ value: Value, _ policy: objc_AssociationPolicy) -> Any? {
    guard let hosted = value.hosted else { return nil }
    return policy == .OBJC_ASSOCIATION_ASSIGN ? hosted : value
  }
}
