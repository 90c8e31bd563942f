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

  /// Queues of operations: all of them run on the main queue, one after the other.
  static let operations = Part(
    names: ["OperationQueue"],
    source: """
      final class OperationQueue {
        static let main = OperationQueue()
        var maxConcurrentOperationCount = -1
        var name: String?
        var isSuspended = false
        init() {}
        func addOperation(_ block: @escaping () -> Void) { Task { block() } }
      }
      """)
}
