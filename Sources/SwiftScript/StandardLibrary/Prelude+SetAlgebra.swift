extension Prelude {
  /// What sets have in common, for functions that take any and for sets of the script's own.
  static let setAlgebra = Part(
    names: ["SetAlgebra"],
    source: """
      protocol SetAlgebra: Equatable, ExpressibleByArrayLiteral {
        associatedtype Element
        init()
        func contains(_ member: Element) -> Bool
        func union(_ other: Self) -> Self
        func intersection(_ other: Self) -> Self
        func symmetricDifference(_ other: Self) -> Self
        @discardableResult mutating func insert(_ newMember: Element)
          -> (inserted: Bool, memberAfterInsert: Element)
        @discardableResult mutating func remove(_ member: Element) -> Element?
        @discardableResult mutating func update(with newMember: Element) -> Element?
        mutating func formUnion(_ other: Self)
        mutating func formIntersection(_ other: Self)
        mutating func formSymmetricDifference(_ other: Self)
        mutating func subtract(_ other: Self)
        func subtracting(_ other: Self) -> Self
        func isSubset(of other: Self) -> Bool
        func isSuperset(of other: Self) -> Bool
        func isDisjoint(with other: Self) -> Bool
        var isEmpty: Bool { get }
      }
      extension SetAlgebra {
        init<S: Sequence>(_ sequence: S) where S.Element == Element {
          self.init()
          for element in sequence { insert(element) }
        }
        init(arrayLiteral: Element...) { self.init(arrayLiteral) }
        mutating func subtract(_ other: Self) { formIntersection(symmetricDifference(other)) }
        func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
        func isSubset(of other: Self) -> Bool { intersection(other) == self }
        func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
        func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
        var isEmpty: Bool { self == Self() }
        func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
        func isStrictSubset(of other: Self) -> Bool { other.isStrictSuperset(of: self) }
      }
      extension Set: SetAlgebra {}
      """)
}
