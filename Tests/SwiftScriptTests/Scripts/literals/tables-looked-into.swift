// swift-format-ignore-file
let vowels = ["e": 1, "a": 2]
for character in "hello" {
  print(["e": 1, "o": 3][character] ?? 0)
  print(["e": 1, "o": 3][character, default: 7])
}
let c: Character = "e"
let n: Double = 2
print([1: "one", 2: "two"][n] ?? "none")
print([1, 2, 3][0])
let s: Substring = "abc".prefix(1)
print(["a": true][s] ?? false)
let u: UInt8 = 5
print([5: "five"][u] ?? "no")
let o: Int? = 3
print([3: "x"][o] ?? "nope")
print((["e": 1, "f": 2] as [Character: Int])[c]!)
func score(_ text: String) -> Int { text.reduce(0) { $0 + (["a": 1, "b": 3][$1] ?? 0) } }
print(score("abba"))
print("abc".map { ["a": 1, "b": 2][$0] ?? 0 })
print("abc".map { ["a": "A", "b": "B"][$0] ?? $0 })
print("abc".compactMap { ["a": 1, "b": 2][$0] })
enum E { case x, y }
let e = E.x
print([.x: 1, .y: 2][e] ?? 0)
print([E.x: 1][.x] ?? 0)
print([0.5: 1][n / 4] ?? 0)

let row = 1
let width: Double = [1, 2][row]
let depth: Double = ["a": 1]["a"] ?? 0
let pair: [Double] = [[1, 2], [3]][row]
print(width, depth, pair, [1, 2, 3][row] * 0.5)
let names: [Character] = ["a", "b"]
print(["a", "b"] + names, names == ["a", "b"])
// expect: 0
// expect: 7
// expect: 1
// expect: 1
// expect: 0
// expect: 7
// expect: 0
// expect: 7
// expect: 3
// expect: 3
// expect: two
// expect: 1
// expect: true
// expect: five
// expect: x
// expect: 1
// expect: 8
// expect: [1, 2, 0]
// expect: ["A", "B", "c"]
// expect: [1, 2]
// expect: 1
// expect: 1
// expect: 1
// expect: 2.0 1.0 [3.0] 1.0
// expect: ["a", "b", "a", "b"] true
