extension Prelude {
  /// `formatted()`, for each type that has it.
  static let formatted = Part(
    names: ["formatted("],
    source: ["Int", "Double"].map { name in
      """
      extension \(name) {
        func formatted() -> String { _formatted(self, .number) }
        func formatted(_ style: _NumberStyle) -> String { _formatted(self, style) }
      }

      """
    }.joined() + """
      extension Array where Element == String {
        func formatted() -> String { _formatted(self) }
      }
      """)
}
