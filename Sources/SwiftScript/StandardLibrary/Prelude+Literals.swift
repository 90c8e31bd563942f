extension Prelude {
  /// What `nil` and collection literals make, for generic code that asks for such a type.
  static let literals = [
    Part(
      names: ["ExpressibleByNilLiteral"],
      source: "extension Optional: ExpressibleByNilLiteral {}"),
    Part(
      names: ["ExpressibleByArrayLiteral"],
      source: """
        extension Array: ExpressibleByArrayLiteral {}
        extension ArraySlice: ExpressibleByArrayLiteral {}
        extension Set: ExpressibleByArrayLiteral {}
        """),
    Part(
      names: ["ExpressibleByDictionaryLiteral"],
      source: "extension Dictionary: ExpressibleByDictionaryLiteral {}"),
    Part(
      names: ["LiteralType"],
      source: """
        typealias StringLiteralType = String
        typealias IntegerLiteralType = Int
        typealias FloatLiteralType = Double
        typealias BooleanLiteralType = Bool
        """),
  ]
}
