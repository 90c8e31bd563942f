// swift-format-ignore-file
// What ?? gives where anything will do.
struct Item { let number: Double }
class Animal { init() {} }
class Dog: Animal { override init() { super.init() } }
class Cat: Animal { override init() { super.init() } }
let o: Item? = nil
print(o.map { $0.number } ?? 0)
let p: Item? = Item(number: 2)
print(p.map { $0.number } ?? 0)
print([1].flatMap { [$0, 1] }.first ?? 0)
let a: Int? = nil, b: Int? = 3
print(a ?? b)
print(a ?? b ?? 0)
print(a ?? nil ?? b)
let x: Any = a ?? b ?? 1.5
print(x)
let dd: Double? = nil
print(dd ?? 1, dd ?? dd ?? 2)
func say<T>(_ x: T) -> T { x }
let c = Bool.random() || true
print(c ? say(3) : nil)
print(c ? say("x") : nil)
print((Int, [String: Double]).self)
print((Int, String).self, [Int].self, (a: Int, b: String).self)
let an: Animal = Dog()
let t = c ? an as! Dog : Dog()
print(type(of: t))
let u = c ? an as? Dog : nil
print(u == nil)
let v = c ? Cat() : an as! Dog
print(type(of: v))
// expect: 0
// expect: 2.0
// expect: 1
// expect: Optional(3)
// expect: 3
// expect: Optional(3)
// expect: 3
// expect: 1.0 2.0
// expect: Optional(3)
// expect: Optional("x")
// expect: (Int, Dictionary<String, Double>)
// expect: (Int, String) Array<Int> (a: Int, b: String)
// expect: Dog
// expect: false
// expect: Cat
