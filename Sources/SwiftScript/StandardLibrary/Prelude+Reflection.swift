extension Prelude {
  /// What a value is made of.
  static let reflection = Part(
    names: ["Mirror"],
    source: """
      struct Mirror: CustomStringConvertible {
        typealias Child = (label: String?, value: Any)
        enum DisplayStyle: String {
          case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, `set`
        }
        let children: [(label: String?, value: Any)]
        let displayStyle: DisplayStyle?
        let subjectType: Any.Type
        let _subject: Any
        let _level: Int
        init(reflecting subject: Any) {
          self.init(subject, 0)
        }
        init(_ subject: Any, _ level: Int) {
          children = _reflectedParts(subject, level)
          displayStyle = _reflectedStyle(subject).flatMap { DisplayStyle(rawValue: $0) }
          subjectType = type(of: subject)
          _subject = subject
          _level = level
        }
        var superclassMirror: Mirror? {
          _level + 1 < _reflectedDepth(_subject) ? Mirror(_subject, _level + 1) : nil
        }
        var description: String { "Mirror for \\(subjectType)" }
        func descendant(_ first: String) -> Any? {
          for child in children where child.label == first { return child.value }
          return nil
        }
        func descendant(_ first: Int) -> Any? {
          first < children.count ? children[first].value : nil
        }
      }
      """)

  /// `enumerated()` and `zip` of sequences that may have no end.
  static let stepwise = Part(
    names: ["enumerated", "zip("],
    source: """
      struct _StepwiseIterator<Element>: IteratorProtocol {
        let body: () -> Element?
        mutating func next() -> Element? { body() }
      }
      struct _StepwiseSequence<Element>: Sequence {
        let start: () -> () -> Element?
        func makeIterator() -> _StepwiseIterator<Element> {
          _StepwiseIterator<Element>(body: start())
        }
      }
      func _stepwise(_ range: PartialRange<Int>) -> _StepwiseSequence<Int> {
        let lower = range.lowerBound
        return _StepwiseSequence<Int>(start: {
          var next = lower - 1
          return {
            next += 1
            return next
          }
        })
      }
      func _enumerated<S: Sequence>(_ base: S)
        -> _StepwiseSequence<(offset: Int, element: S.Element)>
      {
        _StepwiseSequence<(offset: Int, element: S.Element)>(start: {
          let next = base._walk()
          var offset = -1
          return {
            guard let element = next() else { return nil }
            offset += 1
            return (offset: offset, element: element)
          }
        })
      }
      func _zip<A: Sequence, B: Sequence>(_ a: A, _ b: B)
        -> _StepwiseSequence<(A.Element, B.Element)>
      {
        _StepwiseSequence<(A.Element, B.Element)>(start: {
          let (first, second) = (a._walk(), b._walk())
          return {
            guard let one = first(), let other = second() else { return nil }
            return (one, other)
          }
        })
      }
      func _zip(_ a: PartialRange<Int>, _ b: PartialRange<Int>) -> _StepwiseSequence<(Int, Int)> {
        _zip(_stepwise(a), _stepwise(b))
      }
      func _zip<B: Sequence>(_ a: PartialRange<Int>, _ b: B)
        -> _StepwiseSequence<(Int, B.Element)>
      {
        _zip(_stepwise(a), b)
      }
      func _zip<A: Sequence>(_ a: A, _ b: PartialRange<Int>)
        -> _StepwiseSequence<(A.Element, Int)>
      {
        _zip(a, _stepwise(b))
      }
      """)
}
