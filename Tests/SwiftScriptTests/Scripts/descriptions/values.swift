struct Point {
  var x = 1.5
  var label: String? = "p"
}
class Card {}
enum Side { case left, both(Int, name: String) }
print(Point(), [Point()])
// expect: Point(x: 1.5, label: Optional("p")) [main.Point(x: 1.5, label: Optional("p"))]
print(Card(), [Card()])  // expect: main.Card [main.Card]
print(Side.left, Side.both(1, name: "n"), [Side.left])
// expect: left both(1, name: "n") [main.Side.left]
print([1.0, 2], ["a", "b"], [Character("c")], [true])  // expect: [1.0, 2.0] ["a", "b"] ["c"] [true]
print((1, "a", 2.5), (x: 1, y: "b"), [(1, "z")], ())
// expect: (1, "a", 2.5) (x: 1, y: "b") [(1, "z")] ()
print(Optional(3) as Any, Optional("s") as Any, [Optional(1), nil])
// expect: Optional(3) Optional("s") [Optional(1), nil]
print(0..<3, 0...3, [0..<2], ["k": 0...1])
// expect: 0..<3 0...3 [Range(0..<2)] ["k": ClosedRange(0...1)]
print(Card.self, Int.self, [Int].self, String?.self, type(of: 1.5), type(of: "s"))
// expect: Card Int Array<Int> Optional<String> Double String
debugPrint("quoted\n", 1.5, [1], Side.left)  // expect: "quoted\n" 1.5 [1] main.Side.left
print({ (x: Int) in x })  // expect: (Function)
print(1, 2, separator: "-", terminator: "!\n")  // expect: 1-2!
print()  // expect:
print("a", terminator: "")  // expect: ab
print("b")
