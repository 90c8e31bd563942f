import Foundation

/// One type of the host or the library, and the table of its members.
///
/// A class, since hundreds go from list to list whenever a process starts.
public final class TypeBinding {
  public let name: String
  let kind: Nominal.Kind
  var generics: [String] = []
  var inherits: String?
  /// What a class of the host inherits from that says nothing else.
  var rootClass: String? { hostType is NSObject.Type && name != "NSObject" ? "NSObject" : nil }
  /// What the superclass's parameters stand for, where it does not get this type's own.
  var inheritedArguments: [String] = []
  var conforms: [String] = []
  var hostType: Any.Type?
  /// Whether an object is of this class; asked from the most derived class up.
  var isInstance: ((AnyObject) -> Bool)?
  var isTrivial = false
  var needsErasure = false
  var isSubclassable = false
  /// Of a protocol: the requirements, by full name, that conforming types may not leave out.
  var needs: Set<String> = []
  var hasHashableGenerics = false
  /// Rows for a type of the library's that has its own.
  var isExtension = false
  /// Run when the first member is looked up.
  let rows: @MainActor () -> [BindingRow]

  init(
    _ name: String, _ kind: Nominal.Kind, rows: @escaping @MainActor () -> [BindingRow] = { [] }
  ) {
    self.name = name
    self.kind = kind
    self.rows = rows
  }

  /// Rows that the host adds to a type of the library's.
  public static func extending<Host: Bridged>(
    _ host: Host.Type, _ name: String, _ fill: @escaping @MainActor (MemberTable<Host>) -> Void
  ) -> TypeBinding {
    let binding = value(host, name, conforms: [], kind: .struct, fill)
    binding.isExtension = true
    return binding
  }

  /// A type without values that stands for something in generic code.
  public static func marker(_ name: String, conforms: [String]) -> TypeBinding {
    let binding = TypeBinding(name, .enum)
    binding.conforms = conforms
    return binding
  }

  /// A class of the host; `subclassable` if a trampoline lets script classes inherit from it.
  public static func `class`<Host: BridgedObject>(
    _ host: Host.Type, _ name: String, inherits: String? = nil, conforms: [String] = [],
    subclassable: Bool = false, _ fill: @escaping @MainActor (MemberTable<Host>) -> Void
  ) -> TypeBinding {
    let binding = value(host, name, conforms: conforms, kind: .class, fill)
    binding.inherits = inherits
    binding.isInstance = { $0 is Host }
    binding.isSubclassable = subclassable
    return binding
  }

  /// Gives the type parameters, which may stand for anything that is `Hashable`.
  ///
  /// The host has it for one kind of argument: for ``HashedValue``.
  public func over(hashable parameters: String...) -> TypeBinding {
    generics = parameters
    hasHashableGenerics = true
    return self
  }

  /// Gives the class parameters that the host does not ask for.
  public func over(_ parameters: String...) -> TypeBinding {
    generics = parameters
    return self
  }

  /// Says what the superclass's parameters stand for.
  public func inheriting(with arguments: String...) -> TypeBinding {
    inheritedArguments = arguments
    return self
  }

  /// A struct of the host.
  public static func `struct`<Host: Bridged>(
    _ host: Host.Type, _ name: String, conforms: [String] = [],
    _ fill: @escaping @MainActor (MemberTable<Host>) -> Void
  ) -> TypeBinding {
    value(host, name, conforms: conforms, kind: .struct, fill)
  }

  /// An enum of the host whose cases carry nothing.
  ///
  /// The list of them is made with the rows: each is of a type that the runtime would have to make.
  public static func `enum`<Host: Bridged>(
    _ host: Host.Type, _ name: String,
    _ cases: @autoclosure @escaping @MainActor () -> [(String, Host)],
    _ fill: @escaping @MainActor (MemberTable<Host>) -> Void = { _ in }
  ) -> TypeBinding {
    value(host, name, conforms: ["Hashable"], kind: .enum) { type in
      for (name, value) in cases() { type.constant(name, value) }
      fill(type)
    }
  }

  /// An enum with raw values: `rawValue` and `init?(rawValue:)` come with it.
  public static func `enum`<Host: Bridged & RawRepresentable>(
    _ host: Host.Type, _ name: String,
    _ cases: @autoclosure @escaping @MainActor () -> [(String, Host)],
    _ fill: @escaping @MainActor (MemberTable<Host>) -> Void = { _ in }
  ) -> TypeBinding where Host.RawValue == Int {
    value(host, name, conforms: ["Hashable"], kind: .enum) { type in
      for (name, value) in cases() { type.constant(name, value) }
      type.property("var rawValue: Int", \.rawValue)
      type.failableInitializer("init?(rawValue: Int)") { (value: Int) in Host(rawValue: value) }
      fill(type)
    }
  }

  /// A set of options: `[]`, `.one` and `[.one, .two]`.
  public static func optionSet<Host: Bridged & OptionSet>(
    _ host: Host.Type, _ name: String,
    _ options: @autoclosure @escaping @MainActor () -> [(String, Host)],
    _ fill: @escaping @MainActor (MemberTable<Host>) -> Void = { _ in }
  ) -> TypeBinding where Host.Element == Host, Host.RawValue: FixedWidthInteger {
    value(host, name, conforms: ["OptionSet"], kind: .struct) { type in
      for (name, value) in options() { type.constant(name, value) }
      let raw = "\(Host.RawValue.self)"
      type.native(
        "var rawValue: \(raw)",
        get: { _, arguments in
          .int(Host.unwrap(arguments[0]).map { Int(truncatingIfNeeded: $0.rawValue) } ?? 0)
        }, set: nil)
      type.native("init()") { _, _ in Host().wrapped }
      type.native("init(rawValue: \(raw))") { _, arguments in
        Host(rawValue: Host.RawValue(truncatingIfNeeded: arguments[0].int)).wrapped
      }
      type.function("func contains(_ member: Self) -> Bool") { (set: Host, member: Host) in
        set.contains(member)
      }
      type.property("var isEmpty: Bool", \.isEmpty)
      setAlgebra(type)
      type.staticMethod("init(_ members: [Self])") { (members: [Host]) in Host(members) }
      fill(type)
    }
  }

  /// A protocol whose requirements are declared as text and met by script types.
  ///
  /// - Parameter needs: the full names of those that may not be left out.
  public static func `protocol`(
    _ name: String, inherits: [String] = [], _ requirements: [String] = [],
    needs: Set<String> = []
  ) -> TypeBinding {
    let binding = TypeBinding(name, .protocol) {
      requirements.map { BindingRow($0, .requirement) }
    }
    binding.conforms = inherits
    binding.needs = needs
    return binding
  }

  private static func value<Host: Bridged>(
    _ host: Host.Type, _ name: String, conforms: [String], kind: Nominal.Kind,
    _ fill: @escaping @MainActor (MemberTable<Host>) -> Void
  ) -> TypeBinding {
    let binding = TypeBinding(name, kind) {
      let table = MemberTable<Host>()
      fill(table)
      return table.rows
    }
    binding.hostType = host
    binding.conforms = conforms
    return binding
  }
}

/// A function that stands outside any type, as text and thunk.
public struct FunctionBinding {
  let row: BindingRow

  public init(_ text: String, _ body: @escaping Native) {
    row = BindingRow(text, .native(body))
  }
}
