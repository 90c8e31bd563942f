extension StandardLibrary {
  static let bool = {
    let binding = TypeBinding.struct(
      Bool.self, "Bool",
      conforms: [
        "Hashable", "LosslessStringConvertible", "CustomStringConvertible", "CVarArg",
        "ExpressibleByBooleanLiteral",
      ]
    ) { type in
      type.native("init()") { _, _ in .bool(false) }
      type.native(
        "static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool"
      ) { machine, arguments in
        var generator = ScriptGenerator(machine: machine, place: arguments[0])
        return .bool(Bool.random(using: &generator))
      }
      type.native("static func random() -> Bool") { machine, _ in
        .bool(Bool.random(using: &machine.random))
      }
      type.native("init(_ value: Bool)") { _, arguments in arguments[0] }
      type.native("init?(_ description: String)") { _, arguments in
        Bool(arguments[0].string).map(Value.bool) ?? .none
      }
      type.native("mutating func toggle()") { _, arguments in
        arguments[0] = .bool(!arguments[0].bool)
        return .void
      }
      type.property("var description: String", \.description)
      type.property("var hashValue: Int", \.hashValue)
    }
    binding.isTrivial = true
    return binding
  }()

  /// `T?`: what is not nil is its payload.
  static let optional = {
    let binding = TypeBinding("Optional", .enum) {
      let type = MemberTable<Value>()
      type.native("init(_ some: Wrapped)") { _, arguments in arguments[0].some }
      type.native("func map<U>(_ transform: (Wrapped) -> U) -> U?") { machine, arguments in
        guard !arguments[0].isNone else { return .none }
        let result = machine.ask(arguments[1], arguments[0].payload)
        return machine.isHalted ? .none : result.some
      }
      type.native("func flatMap<U>(_ transform: (Wrapped) -> U?) -> U?") { machine, arguments in
        arguments[0].isNone ? .none : machine.ask(arguments[1], arguments[0].payload)
      }
      type.native(
        "var debugDescription: String",
        get: { machine, arguments in
          guard !arguments[0].isNone else { return .string("nil") }
          let text = Description.text(of: arguments[0].payload, as: .any, machine, debug: true)
          return .string("Optional(\(text))")
        }, set: nil)
      type.native(
        "var unsafelyUnwrapped: Wrapped",
        get: { machine, arguments in
          _ = machine.require(!arguments[0].isNone, "unsafelyUnwrapped of nil optional")
          return arguments[0].payload
        }, set: nil)
      return type.rows
    }
    binding.generics = ["Wrapped"]
    binding.needsErasure = true
    return binding
  }()
}
