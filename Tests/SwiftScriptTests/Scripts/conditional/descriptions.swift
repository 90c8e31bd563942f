struct Plain { var c = 1 }
struct Stack<Element> { var items: [Element] = [] }
extension Stack: CustomStringConvertible where Element: CustomStringConvertible {
  var description: String { items.map(\.description).joined(separator: "|") }
}
print(Stack(items: [1, 2]))
print(Stack<Plain>(items: [Plain()]))
print(Stack<Int?>(items: [3, nil]), Stack(items: ["a"]))
print("\(Stack<Plain>())", Stack(items: [Stack(items: [4])]))
struct Lazy {
  var a = 2
  lazy var b: Int = a * 2
}
var lazily = Lazy()
print(lazily)
print(lazily.b, lazily)
// expect: 1|2
// expect: Stack<Plain>(items: [main.Plain(c: 1)])
// expect: Stack<Optional<Int>>(items: [Optional(3), nil]) a
// expect: Stack<Plain>(items: []) 4
// expect: Lazy(a: 2, $__lazy_storage_$_b: nil)
// expect: 4 Lazy(a: 2, $__lazy_storage_$_b: Optional(4))
