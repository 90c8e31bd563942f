// swift-format-ignore-file
struct Film { let title: String; let year: Int }
let films = [Film(title: "B", year: 1999), Film(title: "A", year: 2005)]
print(
  films.map(\.title), films.map(\.year).max()!, films.sorted { $0.title < $1.title }.map(\.year))
func sorted<T, V: Comparable>(_ items: [T], by path: KeyPath<T, V>) -> [T] {
  items.sorted { $0[keyPath: path] < $1[keyPath: path] }
}
print(sorted(films, by: \.title).map(\.title))
// expect: ["B", "A"] 2005 [2005, 1999]
// expect: ["A", "B"]
