extension Prelude {
  /// What a value is made of.
  static let reflection = Part(
    names: ["Mirror"],
    source: """
      protocol CustomReflectable { var customMirror: Mirror { get } }
      protocol MirrorPath {}
      extension Int: MirrorPath {}
      extension String: MirrorPath {}
      struct Mirror: CustomStringConvertible {
        typealias Child = (label: String?, value: Any)
        typealias Children = [(label: String?, value: Any)]
        enum AncestorRepresentation {
          case generated, suppressed
          case customized(() -> Mirror)
        }
        enum DisplayStyle: String {
          case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, `set`
        }
        let children: [(label: String?, value: Any)]
        let displayStyle: DisplayStyle?
        let subjectType: Any.Type
        let _subject: Any
        let _level: Int
        let _ancestors: AncestorRepresentation
        init(reflecting subject: Any) {
          if let own = subject as? any CustomReflectable {
            self = own.customMirror
          } else {
            self.init(subject, 0)
          }
        }
        init<Subject>(
          _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: DisplayStyle? = nil,
          ancestorRepresentation: AncestorRepresentation = .generated
        ) {
          self.init(
            subject, children.map { (label: $0.key, value: $0.value) }, displayStyle,
            ancestorRepresentation)
        }
        init<Subject>(
          _ subject: Subject, children: [(label: String?, value: Any)],
          displayStyle: DisplayStyle? = nil,
          ancestorRepresentation: AncestorRepresentation = .generated
        ) {
          self.init(subject, children, displayStyle, ancestorRepresentation)
        }
        init<Subject, C: Collection>(
          _ subject: Subject, unlabeledChildren: C, displayStyle: DisplayStyle? = nil,
          ancestorRepresentation: AncestorRepresentation = .generated
        ) {
          self.init(
            subject, unlabeledChildren.map { (label: nil, value: $0) }, displayStyle,
            ancestorRepresentation)
        }
        init(
          _ subject: Any, _ parts: [(label: String?, value: Any)], _ style: DisplayStyle?,
          _ ancestors: AncestorRepresentation
        ) {
          children = parts
          displayStyle = style
          subjectType = type(of: subject)
          _subject = subject
          _level = 0
          _ancestors = ancestors
        }
        init(_ subject: Any, _ level: Int) {
          children = _reflectedParts(subject, level)
          displayStyle = _reflectedStyle(subject).flatMap { DisplayStyle(rawValue: $0) }
          subjectType = level == 0 ? type(of: subject) : _reflectedType(subject, level)
          _subject = subject
          _level = level
          _ancestors = .generated
        }
        var superclassMirror: Mirror? {
          if case .suppressed = _ancestors { return nil }
          if case .customized(let above) = _ancestors { return above() }
          return _level + 1 < _reflectedDepth(_subject) ? Mirror(_subject, _level + 1) : nil
        }
        var description: String { "Mirror for \\(subjectType)" }
        func descendant(_ first: MirrorPath, _ rest: MirrorPath...) -> Any? {
          var found: Any = _subject
          var mirror = self
          for (place, step) in ([first] + rest).enumerated() {
            if place > 0 { mirror = Mirror(reflecting: found) }
            if let label = step as? String {
              guard let child = mirror.children.first(where: { $0.label == label }) else {
                return nil
              }
              found = child.value
            } else {
              guard let index = step as? Int, mirror.children.indices.contains(index) else {
                return nil
              }
              found = mirror.children[index].value
            }
          }
          return found
        }
      }
      """)

  /// Pairs in the order in which a literal has them.
  static let keyValuePairs = Part(
    names: ["KeyValuePairs", "Mirror"],
    source: """
      struct KeyValuePairs<Key, Value>: Sequence, ExpressibleByDictionaryLiteral, CustomStringConvertible, CustomDebugStringConvertible {
        typealias Element = (key: Key, value: Value)
        let _elements: [(Key, Value)]
        init(dictionaryLiteral elements: (Key, Value)...) { _elements = elements }
        var startIndex: Int { 0 }
        var endIndex: Int { _elements.count }
        var indices: Range<Int> { 0..<_elements.count }
        var count: Int { _elements.count }
        var isEmpty: Bool { _elements.isEmpty }
        var first: (key: Key, value: Value)? { _elements.isEmpty ? nil : self[0] }
        var last: (key: Key, value: Value)? { _elements.isEmpty ? nil : self[count - 1] }
        subscript(position: Int) -> (key: Key, value: Value) {
          (key: _elements[position].0, value: _elements[position].1)
        }
        func makeIterator() -> _PairsIterator<Key, Value> { _PairsIterator<Key, Value>(_pairs: self) }
        var description: String {
          if _elements.isEmpty { return "[:]" }
          let parts = _elements.map { pair in
            String(reflecting: pair.0) + ": " + String(reflecting: pair.1)
          }
          return "[" + parts.joined(separator: ", ") + "]"
        }
        var debugDescription: String { description }
      }
      struct _PairsIterator<Key, Value>: IteratorProtocol {
        let _pairs: KeyValuePairs<Key, Value>
        var _place = 0
        mutating func next() -> (key: Key, value: Value)? {
          guard _place < _pairs.count else { return nil }
          _place += 1
          return _pairs[_place - 1]
        }
      }
      """)

  /// Parts of the script's own sequences, which may have no end.
  static let sequenceParts = Part(
    names: [
      ": Sequence", ", Sequence", "some Sequence", "any Sequence", "IteratorProtocol", "sequence(",
      "Iterator", "AnySequence",
    ],
    source: """
      struct _PartIterator<Element>: IteratorProtocol {
        let body: () -> Element?
        mutating func next() -> Element? { body() }
      }
      struct PrefixSequence<Base: Sequence>: Sequence {
        typealias Element = Base.Element
        let _base: Base
        let _maxLength: Int
        func makeIterator() -> _PartIterator<Base.Element> {
          let next = _base._walk()
          var left = _maxLength
          return _PartIterator<Base.Element>(body: {
            if left == 0 { return nil }
            left -= 1
            return next()
          })
        }
        func prefix(_ maxLength: Int) -> PrefixSequence<Base> {
          PrefixSequence<Base>(_base: _base, _maxLength: Swift.min(maxLength, _maxLength))
        }
      }
      struct DropFirstSequence<Base: Sequence>: Sequence {
        typealias Element = Base.Element
        let _base: Base
        let _limit: Int
        func makeIterator() -> _PartIterator<Base.Element> {
          let next = _base._walk()
          var left = _limit
          return _PartIterator<Base.Element>(body: {
            while left > 0 {
              left -= 1
              if next() == nil { return nil }
            }
            return next()
          })
        }
        func dropFirst(_ k: Int = 1) -> DropFirstSequence<Base> {
          DropFirstSequence<Base>(_base: _base, _limit: _limit + k)
        }
      }
      struct DropWhileSequence<Base: Sequence>: Sequence {
        typealias Element = Base.Element
        let _next: () -> Base.Element?
        let _first: Base.Element?
        func makeIterator() -> _PartIterator<Base.Element> {
          let next = _next
          var first = _first
          return _PartIterator<Base.Element>(body: {
            guard let element = first else { return nil }
            first = next()
            return element
          })
        }
      }
      func _prefix<S: Sequence>(_ base: S, _ count: Int) -> PrefixSequence<S> {
        precondition(count >= 0, "Can't take a prefix of negative length from a sequence")
        return PrefixSequence<S>(_base: base, _maxLength: count)
      }
      func _dropFirst<S: Sequence>(_ base: S, _ count: Int = 1) -> DropFirstSequence<S> {
        precondition(count >= 0, "Can't drop a negative number of elements from a sequence")
        return DropFirstSequence<S>(_base: base, _limit: count)
      }
      func _drop<S: Sequence>(_ base: S, _ predicate: (S.Element) throws -> Bool) rethrows
        -> DropWhileSequence<S>
      {
        let next = base._walk()
        var first = next()
        while let element = first, try predicate(element) { first = next() }
        return DropWhileSequence<S>(_next: next, _first: first)
      }
      """)

  /// `enumerated()` and `zip` of sequences that may have no end.
  static let stepwise = Part(
    names: ["enumerated", "zip(", "...)", "... {", "...\n"],
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
      func _stepwise(_ range: PartialRangeFrom<Int>) -> _StepwiseSequence<Int> {
        let lower = range.lowerBound
        return _StepwiseSequence<Int>(start: {
          var next = lower - 1
          return {
            next += 1
            return next
          }
        })
      }
      extension PartialRangeFrom where Bound == Int {
        func makeIterator() -> _StepwiseIterator<Int> { _stepwise(self).makeIterator() }
        func first(where predicate: (Int) throws -> Bool) rethrows -> Int? {
          var number = lowerBound
          while !(try predicate(number)) { number += 1 }
          return number
        }
        func prefix(_ maxLength: Int) -> _StepwiseSequence<Int> {
          precondition(maxLength >= 0, "Can't take a prefix of negative length from a sequence")
          let lower = lowerBound
          return _StepwiseSequence<Int>(start: {
            var taken = 0
            return {
              guard taken < maxLength else { return nil }
              taken += 1
              return lower + taken - 1
            }
          })
        }
        func prefix(while predicate: (Int) throws -> Bool) rethrows -> [Int] {
          var (all, number): ([Int], Int) = ([], lowerBound)
          while try predicate(number) {
            all.append(number)
            number += 1
          }
          return all
        }
        func dropFirst(_ k: Int = 1) -> _StepwiseSequence<Int> {
          precondition(k >= 0, "Can't drop a negative number of elements from a sequence")
          return _stepwise((lowerBound + k)...)
        }
        func enumerated() -> _StepwiseSequence<(offset: Int, element: Int)> {
          _enumerated(_stepwise(self))
        }
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
      """)
}
