// swift-format-ignore-file
// When getters, setters, defaults, observers and initial values run; table defaults come late, writing back goes from the last to the first.
func log<T>(_ s: String, _ v: T) -> T { print("·", s); return v }
struct Meter {
  static let unit = log("unit", "m")
  static var count = log("count", 0) { didSet { print("count \(oldValue)->\(count)") } }
  var value = log("value", 1) { willSet { print("will \(value)->\(newValue)") } }
  let id = log("id", 7)
  lazy var doubled = log("doubled", value * 2)
  var text: String { get { log("get text", "\(value)\(Self.unit)") } set { _ = log("set text", newValue); value = newValue.count } }
  subscript(i: Int) -> Int { get { log("get [\(i)]", value + i) } set { _ = log("set [\(i)]", newValue); value = newValue - i } }
  mutating func bump(by n: Int = log("default n", 5)) -> Int { value += n; Self.count += 1; return value }
}
var m = Meter()
print("made")
print(m[log("index", 2)])
m[log("index", 3)] += log("rhs", 10)
print(m.value)
print(m.doubled, m.doubled)
print(m.bump())
m.text += log("suffix", "!!")
print(m.text)
func swap2(_ a: inout Int, _ b: inout Int) { print("in swap"); (a, b) = (b, a) }
var arr = [1, 2, 3] { didSet { print("arr", arr) } }
var other = 9 { didSet { print("other", other) } }
swap2(&arr[log("i", 0)], &other)
swap2(&m[1], &arr[1])
(arr[0], other) = (log("first", 4), log("second", 5))
(m.text, m[0]) = ("abc", log("third", 6))
let r = [log("a", 1), log("b", 2)].map { log("map", $0) }.filter { log("filter", $0) > 1 }
print(r)
let lz = [1, 2, 3].lazy.map { log("lazy map", $0) }.filter { log("lazy filter", $0) > 1 }
print(lz.first ?? 0)
func choose(_ a: @autoclosure () -> Int, _ b: Int) -> Int { print("choose"); return b > 0 ? a() : 0 }
print(choose(log("auto", 1), log("b", 1)), choose(log("auto", 1), log("b", 0)))
let d: [String: Int] = [log("k1", "a"): log("v1", 1), log("k2", "b"): log("v2", 2)]
print(d.count)
var dict: [String: [Int]] = [:] { didSet { print("dict", dict.keys.sorted(), dict.values.map(\.count).reduce(0, +)) } }
dict[log("key", "x"), default: log("def", [])].append(log("elem", 1))
dict["x", default: log("def2", [])].append(2)
dict["x"]?.append(log("elem3", 3))
dict["y"]?.append(log("never", 3))
dict["x"] = nil
// expect: · value
// expect: · id
// expect: made
// expect: · index
// expect: · get [2]
// expect: 3
// expect: · index
// expect: · rhs
// expect: · get [3]
// expect: · set [3]
// expect: will 1->11
// expect: 11
// expect: · doubled
// expect: 22 22
// expect: · default n
// expect: will 11->16
// expect: · count
// expect: count 0->1
// expect: 16
// expect: · suffix
// expect: · unit
// expect: · get text
// expect: · set text
// expect: will 16->5
// expect: · get text
// expect: 5m
// expect: · i
// expect: in swap
// expect: other 1
// expect: arr [9, 2, 3]
// expect: · get [1]
// expect: in swap
// expect: arr [9, 6, 3]
// expect: · set [1]
// expect: will 5->1
// expect: · first
// expect: · second
// expect: arr [4, 6, 3]
// expect: other 5
// expect: · third
// expect: · set text
// expect: will 1->3
// expect: · set [0]
// expect: will 3->6
// expect: · a
// expect: · b
// expect: · map
// expect: · map
// expect: · filter
// expect: · filter
// expect: [2]
// expect: · lazy map
// expect: · lazy filter
// expect: · lazy map
// expect: · lazy filter
// expect: · lazy map
// expect: 2
// expect: · b
// expect: choose
// expect: · auto
// expect: · b
// expect: choose
// expect: 1 0
// expect: · k1
// expect: · v1
// expect: · k2
// expect: · v2
// expect: 2
// expect: · key
// expect: · elem
// expect: · def
// expect: dict ["x"] 1
// expect: dict ["x"] 2
// expect: · elem3
// expect: dict ["x"] 3
// expect: dict ["x"] 3
// expect: dict [] 0
