// swift-format-ignore-file
let x: AnyHashable = 3
let y = AnyHashable("a")
print(x, y, x == AnyHashable(3), x == y)
var info: [AnyHashable: Any] = ["a": 1, 2: "two"]
info["b"] = [1, 2]
print(info["a"]!, info[2]!, info.count, info["zz"] == nil)
if let n = info["a"] as? Int { print("int", n) }
struct Item: Hashable { var id: Int }
info[Item(id: 1)] = "item"
print(info[Item(id: 1)] as? String ?? "-")
let items: [AnyHashable] = [Item(id: 1), "text", 4.5]
for item in items {
  switch item {
  case let i as Item: print("item", i.id)
  case let s as String: print("string", s)
  default: print("other", item)
  }
}
print(items.firstIndex(of: "text")!, items.contains(AnyHashable(Item(id: 1))), Set(items).count)
if let s = y.base as? String { print(s) }
print(y is String, x as? Int ?? 0, (x as? String) as Any)
print([y: 1], type(of: y), type(of: x.base))
func key<T: Hashable>(_ t: T) -> AnyHashable { AnyHashable(t) }
print(key(Item(id: 2)) == key(Item(id: 2)), key([1, 2]) == AnyHashable([1, 2]))
let a: [AnyHashable] = [1, 2]
print(a.map { $0.base as! Int }.reduce(0, +), a.sorted { $0.hashValue == $1.hashValue }.count)
let cast = ["k": 1] as [AnyHashable: Any]
print(cast["k"] as! Int)
// expect: 3 a true false
// expect: 1 two 3 true
// expect: int 1
// expect: item
// expect: item 1
// expect: string text
// expect: other 4.5
// expect: 1 true 3
// expect: a
// expect: true 3 nil
// expect: [AnyHashable("a"): 1] AnyHashable Int
// expect: true true
// expect: 3 2
// expect: 1
