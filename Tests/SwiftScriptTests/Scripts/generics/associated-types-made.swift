// swift-format-ignore-file
protocol Eatable {
  init(); init(label: String); static func make() -> Self; var name: String { get }
}
protocol Animal { associatedtype Food: Eatable; init(); func eat(_ food: Food) -> String }
struct Grass: Eatable {
  var name = "grass"; init() {}; init(label: String) { name = label };
  static func make() -> Grass { Grass(label: "made") }
}
struct Cow: Animal { func eat(_ food: Grass) -> String { "cow eats \(food.name)" } }
func feed<A: Animal>(_ type: A.Type) -> [String] {
  [
    A().eat(A.Food()), A().eat(.init()), A().eat(A.Food.make()), A().eat(A.Food(label: "hay")),
    type.init().eat(A.Food.init(label: "x")),
  ]
}
print(feed(Cow.self))
extension Animal { func snack() -> String { eat(Food()) + eat(Food(label: "oats")) } }
print(Cow().snack())
extension StringProtocol {
  var wordsHere: [SubSequence] { split { !$0.isLetter } }
  func firstWord() -> SubSequence? { wordsHere.first }
}
print("ab cd".wordsHere, "x y".dropFirst(2).firstWord() ?? "")
extension Collection {
  var rest: SubSequence { dropFirst() };
  func halves() -> (SubSequence, SubSequence) {
    let m = index(startIndex, offsetBy: count / 2); return (self[..<m], self[m...])
  }
}
print([1, 2, 3].rest, "abc".rest, [1, 2, 3, 4].halves())
func caesar(_ s: String) -> String {
  String(
    s.unicodeScalars.map { u -> Character in
      switch u {
      case "a"..."z": Character(UnicodeScalar((Int(u.value) - 97 + 1) % 26 + 97)!)
      default: Character(u)
      }
    })
}
print(caesar("abz!"))
let table: KeyValuePairs = [10: "X", 9: "IX", 1: "I"]
var n = 19
print(
  table.reduce("") { text, pair in
    let (value, letters) = pair
    defer { n %= value }
    return text + String(repeating: letters, count: n / value)
  })
struct Owner { let id: Key<Owner> }
struct Key<T>: Hashable { let raw: Int }
print(Owner(id: Key(raw: 3)).id.raw)

// expect: ["cow eats grass", "cow eats grass", "cow eats made", "cow eats hay", "cow eats x"]
// expect: cow eats grasscow eats oats
// expect: ["ab", "cd"] y
// expect: [2, 3] bc (ArraySlice([1, 2]), ArraySlice([3, 4]))
// expect: bca!
// expect: XIX
// expect: 3
