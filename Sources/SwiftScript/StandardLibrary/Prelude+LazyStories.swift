extension Prelude {
  /// What a lazy sequence prints: Swift's types for its steps, inside each other.
  static let lazyStories = Part(
    names: lazyNames,
    source: """
      struct LazyStory {
        /// The type's name, with its module's or without.
        let name: (Bool) -> String
        /// What stands in the parentheses.
        let parts: () -> String
        /// It is a lazy view of an array or of a range of numbers, whose parts are its own.
        var isCounted = false
        /// A next step stands on this one, or on what this one stands on: the first is a view, and two
        /// that follow each other and do the same are one.
        var base: (name: (Bool) -> String, text: () -> String)? = nil
        var kind = ""
        static func over<Base>(_ value: Base) -> LazyStory {
          let name: ((Bool) -> String) = { isLong in
            isLong ? String(reflecting: Base.self) : String(describing: Base.self)
          }
          let text: (() -> String) = { String(reflecting: value) }
          let short = name(false)
          return LazyStory(
            name: { isLong in named("LazySequence", name(isLong), isLong) },
            parts: { "_base: " + text() },
            isCounted: short.hasPrefix("Array") || short.hasPrefix("Range<"),
            base: (name: name, text: text))
        }
        static func named(_ kind: String, _ arguments: String, _ isLong: Bool) -> String {
          (isLong ? "Swift." : "") + kind + "<" + arguments + ">"
        }
        func text(_ isLong: Bool) -> String { name(isLong) + "(" + parts() + ")" }
        private func step(
          _ kind: String, isOne: Bool, _ more: @escaping (Bool) -> String, _ last: String
        ) -> LazyStory {
          let own = (name: name, text: { text(true) })
          let below = self.kind == "" || isOne && self.kind == kind ? base ?? own : own
          return LazyStory(
            name: { isLong in
              LazyStory.named(kind, below.name(isLong) + more(isLong), isLong)
            }, parts: { "_base: " + below.text() + last }, base: below, kind: kind)
        }
        func part(_ start: Int, _ end: Int) -> LazyStory? {
          guard isCounted else { return nil }
          let own = self
          return LazyStory(
            name: { isLong in LazyStory.named("Slice", own.name(isLong), isLong) },
            parts: { "_startIndex: \\(start), _endIndex: \\(end), _base: " + own.text(true) },
            kind: "Slice")
        }
        func map<New>(_ type: New.Type, isOne: Bool = true) -> LazyStory {
          step(
            "LazyMapSequence", isOne: isOne,
            { isLong in ", " + (isLong ? String(reflecting: type) : String(describing: type)) },
            ", _transform: (Function)")
        }
        func closed(_ kind: String) -> LazyStory {
          step(kind, isOne: kind == "LazyFilterSequence", { _ in "" }, ", _predicate: (Function)")
        }
        func flattened() -> LazyStory {
          let flat = step("FlattenSequence", isOne: false, { _ in "" }, "")
          var view = flat.around("LazySequence")
          view.kind = ""
          return view
        }
        func around(_ kind: String) -> LazyStory {
          var whole = self
          whole.kind = "whole"
          return whole.step(kind, isOne: false, { _ in "" }, "")
        }
      }
      """)
}
