import SwiftSyntax

/// What stands in the braces after a property.
struct Accessors {
  var getter: CodeBlockItemListSyntax?
  var setter: CodeBlockSyntax?
  var setterName = "newValue"
  var willSet: CodeBlockSyntax?
  var willSetName = "newValue"
  var didSet: CodeBlockSyntax?
  var didSetName = "oldValue"
  /// `mutating get`.
  var isMutatingGet = false
  /// `nonmutating set`.
  var isNonmutating = false
  /// `{ get set }` of a protocol.
  var requiresSetter = false
  private var node: AccessorBlockSyntax?

  /// What was made of a place that a `_modify` lends; no script can name it.
  static let yielded = "_modify "

  init(_ block: AccessorBlockSyntax?) {
    node = block
    switch block?.accessors {
    case .getter(let statements): getter = statements
    case .accessors(let list):
      for accessor in list {
        let name = accessor.parameters?.name.text
        switch accessor.accessorSpecifier.text {
        case "get":
          getter = accessor.body?.statements
          isMutatingGet = accessor.modifier?.name.text == "mutating"
        case "set":
          setter = accessor.body
          isNonmutating = accessor.modifier?.name.text == "nonmutating"
          setterName = name ?? setterName
          requiresSetter = true
        // What they yield is read as a getter gives it, and set as a setter sets it.
        case "_read": getter = accessor.body?.statements
        case "_modify":
          guard setter == nil else { continue }
          setter = accessor.body
          setterName = Self.yielded
          isNonmutating = accessor.modifier?.name.text == "nonmutating"
          requiresSetter = true
        case "willSet":
          willSet = accessor.body
          willSetName = name ?? willSetName
        case "didSet":
          didSet = accessor.body
          didSetName = name ?? didSetName
        default: break
        }
      }
    case nil: break
    @unknown default: break
    }
  }

  /// Of an `Int!`: what is set, and what was there before, are `Int!`, too.
  var isImplicitlyUnwrapped: Bool {
    let type =
      node?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? node?.parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
    return type?.isImplicitlyUnwrapped ?? false
  }

  /// The parameter of the setter.
  func newValue(_ type: Type) -> FunctionType.Parameter {
    var parameter = FunctionType.Parameter(label: nil, name: setterName, type: type)
    parameter.isImplicitlyUnwrapped = isImplicitlyUnwrapped
    return parameter
  }

  /// Makes the variable of a setter what its property is.
  func mark(_ value: TypedExpr) {
    if case .local(let local) = value.kind { local.isImplicitlyUnwrapped = isImplicitlyUnwrapped }
  }

  /// What a `let` cannot have; `nil` where it has nothing of the kind.
  var faultOfConstant: String? {
    if isObserved { return "'let' declarations cannot be observing properties" }
    return getter == nil && setter == nil ? nil : "'let' declarations cannot be computed properties"
  }

  static func specifier(_ name: String, in block: AccessorBlockSyntax) -> Syntax? {
    guard case .accessors(let list) = block.accessors else { return nil }
    return list.first { $0.accessorSpecifier.text == name }.map { Syntax($0.accessorSpecifier) }
  }

  /// `set` with nothing that it does.
  static func bodiless(_ block: AccessorBlockSyntax?) -> AccessorDeclSyntax? {
    guard case .accessors(let list)? = block?.accessors else { return nil }
    return list.first { $0.body == nil }
  }

  var isObserved: Bool { self.willSet != nil || self.didSet != nil }

  /// The `didSet` speaks of the value that was there before.
  var needsOld: Bool { self.didSet?.description.contains(didSetName) ?? false }

  /// Nothing asks for a value beside the new one.
  var areToldAfterwardsOnly: Bool { self.willSet == nil && !needsOld }

  func line(_ checker: Checker) -> Int {
    node.map { checker.line($0) } ?? 0
  }
}
