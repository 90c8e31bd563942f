extension StandardLibrary {
  static let array = {
    var binding = TypeBinding("Array", .struct) {
      let type = MemberTable<Value>()
      arrayInitializers(type)
      sequenceMembers(type, part: "ArraySlice<Element>")
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
    var binding = TypeBinding("ArraySlice", .struct) {
      let type = MemberTable<Value>()
      arrayInitializers(type)
      sequenceMembers(type, part: "ArraySlice<Element>", countStep: nil)
      places(type, .slice)
      adding(type, .slice)
      removing(type, .slice)
      reordering(type, .slice)
      type.native("func filter(_ isIncluded: (Element) -> Bool) -> ArraySlice<Element>") {
        machine, arguments in .array(arguments[0].elements.filter(test(machine, arguments[1])))
      }
      return type.rows
    }
    binding.generics = ["Element"]
    binding.needsErasure = true
    return binding
  }()

  private static func arrayInitializers(_ type: MemberTable<Value>) {
    type.native("init()") { _, _ in .array([]) }
    type.native("init(repeating repeatedValue: Element, count: Int)") { machine, arguments in
      let count = arguments[1].int
      guard machine.require(count >= 0, "Can't construct Array with count < 0") else {
        return .array([])
      }
      guard machine.hasRoom(for: count) else { return .array([]) }
      let stretch = 1 << 18
      guard count > stretch else { return .array(Array(repeating: arguments[0], count: count)) }
      let block = Array(repeating: arguments[0], count: stretch)
      var elements: [Value] = []
      elements.reserveCapacity(count)
      for _ in 0..<(count / stretch) where machine.isStillWanted() { elements += block }
      elements += block.prefix(count % stretch)
      return .array(elements)
    }
    type.native("init(_ elements: Sequence<Element>)") { _, arguments in
      .array(arguments[0].elements)
    }
  }
}
