import SwiftSyntax

/// What the library declares in Swift itself, read when a script first speaks of it.
enum Prelude {
  typealias Part = LibraryPart

  /// What Swift and Foundation have and we do not: named as such, never as unknown.
  static let missing: Set = [
    "withThrowingDiscardingTaskGroup",
    "Mutex", "withAnimation",
    "withUnsafePointer", "withUnsafeBytes", "UnsafePointer", "UnsafeMutablePointer",
    "Unmanaged",
    "ManagedBuffer", "InputStream", "Thread",
  ]

  static let parts =
    own + literals + members + prefixes + numerics + foundation + serialization
    + [coding, formatted, textOutput, taskLocals, clocks, comparators] + searchedCollections

  private static let own = [
    Part(
      names: ["hashValue", "hash(into"],
      source: """
        extension Hashable {
          func hash(into hasher: inout Hasher) { hasher.combine(self) }
          var hashValue: Int { _hash(self) }
        }
        extension Array where Element: Hashable {
          func hash(into hasher: inout Hasher) { hasher.combine(self) }
          var hashValue: Int { _hash(self) }
        }
        extension ArraySlice where Element: Hashable {
          func hash(into hasher: inout Hasher) { hasher.combine(self) }
          var hashValue: Int { _hash(self) }
        }
        extension Set where Element: Hashable {
          func hash(into hasher: inout Hasher) { hasher.combine(self) }
          var hashValue: Int { _hash(self) }
        }
        extension Optional where Wrapped: Hashable {
          func hash(into hasher: inout Hasher) { hasher.combine(self) }
          var hashValue: Int { _hash(self) }
        }
        func _hash<T: Hashable>(_ value: T) -> Int {
          var hasher = Hasher()
          hasher.combine(value)
          return hasher.finalize()
        }
        """),
    Part(
      names: ["Identifiable"],
      source: """
        extension Identifiable where Self: AnyObject {
          var id: ObjectIdentifier { ObjectIdentifier(self) }
        }
        """),
    Part(
      names: ["sequence", "UnfoldSequence"],
      source: """
        struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
          var _state: State
          let _next: (inout State) -> Element?
          var _done = false
          init(_ state: State, _ next: @escaping (inout State) -> Element?) {
            _state = state
            _next = next
          }
          mutating func next() -> Element? {
            if _done { return nil }
            if let element = _next(&_state) { return element }
            _done = true
            return nil
          }
        }
        typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>
        func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, (T?, Bool)> {
          UnfoldSequence<T, (T?, Bool)>((first, true)) { state in
            if state.1 {
              state.1 = false
              return state.0
            }
            guard let last = state.0 else { return nil }
            state.0 = next(last)
            return state.0
          }
        }
        func sequence<T, State>(state: State, next: @escaping (inout State) -> T?)
          -> UnfoldSequence<T, State>
        {
          UnfoldSequence<T, State>(state, next)
        }
        """),
    Part(
      names: ["StringInterpolation"],
      source: """
        struct DefaultStringInterpolation {
          var text = ""
          mutating func appendLiteral(_ literal: String) { text += literal }
          mutating func appendInterpolation<T>(_ value: T) { text += "\\(value)" }
        }
        extension String {
          typealias StringInterpolation = DefaultStringInterpolation
        }
        """),
    Part(
      names: ["UUID"] + coding.names,
      source: """
        struct UUID: Hashable, CustomStringConvertible {
          let uuidString: String
          init() {
            var text = ""
            for index in 0..<32 {
              if index == 8 || index == 12 || index == 16 || index == 20 { text += "-" }
              let digit =
                index == 12 ? 4 : index == 16 ? Int.random(in: 8...11) : Int.random(in: 0...15)
              text += String(digit, radix: 16, uppercase: true)
            }
            uuidString = text
          }
          init?(uuidString text: String) {
            let upper = text.uppercased()
            let parts = upper.split(separator: "-", omittingEmptySubsequences: false)
            guard parts.map({ $0.count }) == [8, 4, 4, 4, 12],
              upper.allSatisfy({ $0 == "-" || $0.isHexDigit })
            else { return nil }
            uuidString = upper
          }
          var description: String { uuidString }
        }
        """),
    Part(
      names: ["Result", ".result", "Continuation", "withTaskCancellationHandler"],
      source: """
        enum Result<Success, Failure: Error> {
          case success(Success)
          case failure(Failure)
          func get() throws(Failure) -> Success {
            switch self {
            case .success(let value): return value
            case .failure(let error): throw error
            }
          }
          func map<New>(_ transform: (Success) -> New) -> Result<New, Failure> {
            switch self {
            case .success(let value): return .success(transform(value))
            case .failure(let error): return .failure(error)
            }
          }
          func mapError<New: Error>(_ transform: (Failure) -> New) -> Result<Success, New> {
            switch self {
            case .success(let value): return .success(value)
            case .failure(let error): return .failure(transform(error))
            }
          }
          func flatMap<New>(_ transform: (Success) -> Result<New, Failure>) -> Result<New, Failure> {
            switch self {
            case .success(let value): return transform(value)
            case .failure(let error): return .failure(error)
            }
          }
        }
        extension Result {
          func flatMapError<New: Error>(_ transform: (Failure) -> Result<Success, New>)
            -> Result<Success, New>
          {
            switch self {
            case .success(let value): return .success(value)
            case .failure(let error): return transform(error)
            }
          }
        }
        extension Result {
          init(catching body: () throws(Failure) -> Success) {
            do { self = .success(try body()) } catch { self = .failure(error) }
          }
        }
        extension Result: Equatable where Success: Equatable, Failure: Equatable {}
        extension Result: Hashable where Success: Hashable, Failure: Hashable {}
        """),
    Part(
      names: [
        "makeIterator", "AnyIterator", ".Iterator", "IndexSet", "IndexingIterator", "AnySequence",
        "IteratorSequence",
      ] + regexNames,
      source: """
        struct AnyIterator<Element>: Sequence, IteratorProtocol {
          let body: () -> Element?
          init(_ body: @escaping () -> Element?) { self.body = body }
          init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
            var iterator = base
            body = { iterator.next() }
          }
          func next() -> Element? { body() }
        }
        struct IteratorSequence<Base: IteratorProtocol>: Sequence, IteratorProtocol {
          var _base: Base
          init(_ base: Base) { _base = base }
          mutating func next() -> Base.Element? { _base.next() }
        }
        struct _OpenIterator<Element>: IteratorProtocol {
          let body: () -> Element?
          mutating func next() -> Element? { body() }
        }
        func _makeIterator<S: Sequence>(_ base: S) -> _OpenIterator<S.Element> {
          _OpenIterator<S.Element>(body: base._walk())
        }
        struct IndexingIterator<Elements: Collection>: Sequence, IteratorProtocol {
          let _elements: [Elements.Element]
          var _position = 0
          mutating func next() -> Elements.Element? {
            guard _position < _elements.count else { return nil }
            _position += 1
            return _elements[_position - 1]
          }
        }
        extension Array {
          func makeIterator() -> IndexingIterator<[Element]> {
            IndexingIterator<[Element]>(_elements: Array(self))
          }
        }
        extension ArraySlice {
          func makeIterator() -> IndexingIterator<ArraySlice<Element>> {
            IndexingIterator<ArraySlice<Element>>(_elements: Array(self))
          }
        }
        struct AnySequence<Element>: Sequence {
          let _start: () -> () -> Element?
          init<S: Sequence>(_ base: S) where S.Element == Element { _start = { base._walk() } }
          init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I)
          where I.Element == Element {
            _start = {
              var iterator = makeUnderlyingIterator()
              return { iterator.next() }
            }
          }
          func makeIterator() -> AnyIterator<Element> { AnyIterator<Element>(_start()) }
        }
        """),
    keyValuePairs, reflection, stepwise, sequenceParts, lazyStories, lazySequences, lazyParts,
    indices, collections, collectionAlgorithms, rangeExpressions, rangeMakings,
    slices, reversedCollections, lazyCollections,
    replaceableCollections, differences,
    smallCollections, setAlgebra,
    zero, ownNumbers, strides,
    taskResults,
    continuations,
    taskGroups, groupResults, regexes,
    asyncStreams, asyncAlgorithms,
  ]
}

extension Interpreter {
  /// Reads what the library has in Swift for the names in `source`.
  func loadPrelude(for source: String, _ tree: SourceFileSyntax) {
    loadPrelude(for: Prelude.hasRegex(source, tree) ? source + " Regex" : source)
  }

  func loadPrelude(for source: String) {
    let parts = Prelude.parts + library.parts
    let needs = library.parts.filter { $0.isCalled(in: source) }.flatMap(\.needs)
    let source = needs.isEmpty ? source : source + needs.joined(separator: " ")
    for (index, part) in parts.enumerated() where !preludes.contains(index) {
      guard part.isCalled(in: source), part.extends.allSatisfy({ module.types[$0] != nil })
      else { continue }
      preludes.insert(index)
      if let type = part.type, library.types[type] != nil { continue }
      let parsed = LibraryTexts.source(part.source())
      let checker = Checker(
        library: library, machine: machine, module: module, file: "<library>",
        places: parsed.places, isPrompt: false)
      guard checker.check(parsed.tree) != nil else {
        problems += checker.diagnostics.map { "\($0.range.start.line): \($0.message)" }
        continue
      }
      module = checker.module
      for body in checker.typeBodies where !body.isExtension { body.nominal.isPrelude = true }
      for one in checker.bodies { FunctionBuilder.lower(one, library) }
    }
  }
}
