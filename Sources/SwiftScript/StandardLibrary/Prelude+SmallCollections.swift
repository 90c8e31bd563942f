extension Prelude {
  /// Collections that are hardly ones, and one of which only the elements' type is known.
  static let smallCollections = Part(
    names: ["EmptyCollection", "CollectionOfOne", "AnyCollection"],
    source: """
      struct EmptyCollection<Element>: RandomAccessCollection {
        init() {}
        var startIndex: Int { 0 }
        var endIndex: Int { 0 }
        subscript(position: Int) -> Element { fatalError("Index out of range") }
      }
      extension EmptyCollection: Equatable {
        static func == (a: EmptyCollection<Element>, b: EmptyCollection<Element>) -> Bool { true }
      }
      struct CollectionOfOne<Element>: RandomAccessCollection, CustomDebugStringConvertible {
        let _element: Element
        init(_ element: Element) { _element = element }
        var startIndex: Int { 0 }
        var endIndex: Int { 1 }
        subscript(position: Int) -> Element {
          if position != 0 { fatalError("Index out of range") }
          return _element
        }
        var debugDescription: String { "CollectionOfOne(" + String(reflecting: _element) + ")" }
      }
      struct AnyCollection<Element>: Collection {
        let _elements: [Element]
        init<C: Collection>(_ base: C) where C.Element == Element { _elements = Array(base) }
        var startIndex: Int { 0 }
        var endIndex: Int { _elements.count }
        func index(after i: Int) -> Int { i + 1 }
        subscript(position: Int) -> Element { _elements[position] }
      }
      """)
}
