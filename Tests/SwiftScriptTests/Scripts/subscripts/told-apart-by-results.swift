// swift-format-ignore-file
// Subscripts and methods that differ in nothing but their results.
struct Item {
  var a = 1
  subscript(a: String) -> Bool { a.isEmpty }
  subscript(a: String) -> Int { a.count }
}
let k = "ab"
let n: Int = Item()[k]
print(n)
let f = { (c: Int) -> Int in Item()[k] }
print(f(1))
print([1].map({ (c: Int) -> Int in Item()[k] }))
let g: [Int] = [1, 2].map { _ in Item()[k] }
print(g)
func h() -> Int { Item()[k] }
func h2() -> Bool { return Item()[k] }
var v37: [Int] = (([Int]()).map({ (c38: Int) -> Int in Item(a: 2)[k] })).filter({ (c39: Int) -> Bool in (Optional<Int>.none != nil) })
print(v37)
struct Box { func get() -> Int { 1 }; func get() -> String { "s" } }
let number: Int = Box().get()
let text: String = Box().get()
print(number, text)
// expect: 2
// expect: 2
// expect: [2]
// expect: [2, 2]
// expect: []
// expect: 1 s
