extension StandardLibrary {
  static let array = {
    let binding = TypeBinding("Array", .struct) {
      let type = MemberTable<Value>()
      arrayInitializers(type)
      sequenceMembers(type, part: "ArraySlice<Element>", whole: "[Element]")
      places(type, .array)
      adding(type, .array)
      removing(type, .array)
      reordering(type, .array)
      return type.rows
    }
    binding.generics = ["Element"]
    binding.needsErasure = true
    return binding
  }()

  /// Where an array can have its elements: in whole or in part.
  enum ArrayKind: String {
    case array = "Array"
    case slice = "ArraySlice"

    /// What Swift says of an index that is none.
    var wrongIndex: String { self == .array ? "Index out of range" : "Index out of bounds" }
  }

  static let arraySlice = {
    let binding = TypeBinding("ArraySlice", .struct) {
      let type = MemberTable<Value>()
      arrayInitializers(type)
      sequenceMembers(
        type, part: "ArraySlice<Element>", whole: "ArraySlice<Element>", countStep: nil)
      places(type, .slice)
      adding(type, .slice)
      removing(type, .slice)
      reordering(type, .slice)
      type.native("func filter(_ isIncluded: (Element) -> Bool) -> ArraySlice<Element>") {
        machine, arguments in .array(filtered(arguments[0], machine, arguments[1]))
      }
      return type.rows
    }
    binding.generics = ["Element"]
    binding.needsErasure = true
    return binding
  }()

  /// Of collections, whose elements have to be hashable in Swift; here none is refused.
  static func hashValue(_ type: MemberTable<Value>) {
    type.native(
      "var hashValue: Int",
      get: { _, arguments in
        var hasher = Hasher()
        Equality.hash(arguments[0], into: &hasher)
        return .int(hasher.finalize())
      }, set: nil)
  }

  private static func arrayInitializers(_ type: MemberTable<Value>) {
    type.native("init()") { _, _ in .array([]) }
    hashValue(type)
    type.native("init(repeating repeatedValue: Element, count: Int)") { machine, arguments in
      let count = arguments[1].int
      guard machine.require(count >= 0, "Can't construct Array with count < 0") else {
        return .array([])
      }
      return .array(machine.made(count) { _ in arguments[0] })
    }
    type.native("init(_ elements: Sequence<Element>)") { _, arguments in
      // An array is its own copy.
      arguments[0].exact(ArrayBox.self) == nil
        ? .array(Machine.copied(arguments[0].elements)) : arguments[0]
    }
  }
}
