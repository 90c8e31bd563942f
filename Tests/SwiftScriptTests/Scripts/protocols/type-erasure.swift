protocol Source { associatedtype Item; func next() -> Item }
struct AnySource<Item>: Source {
  private let body: () -> Item
  init<S: Source>(_ source: S) where S.Item == Item { body = source.next }
  func next() -> Item { body() }
}
struct Ones: Source { func next() -> Int { 1 } }
struct Twos: Source { func next() -> Int { 2 } }
let sources = [AnySource(Ones()), AnySource(Twos())]
print(sources.map { $0.next() })
// expect: [1, 2]
