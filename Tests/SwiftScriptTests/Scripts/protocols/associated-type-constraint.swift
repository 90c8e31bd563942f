protocol Sorter { associatedtype Element: Comparable; var elements: [Element] { get } }
extension Sorter { func sortedElements() -> [Element] { elements.sorted() } }
struct Letters: Sorter { let elements = ["b", "a"] }
print(Letters().sortedElements())
// expect: ["a", "b"]
