// swift-format-ignore-file
// Optionals
struct Address { var city: String?; var street = "Main" }
class Person { var name: String; var address: Address?; weak var friend: Person?; var pets: [String]? ; init(_ n: String) { name = n }; func greet(_ o: Person?) -> String? { o.map { "\(name) greets \($0.name)" } } }
let a = Person("A"), b = Person("B"); a.friend = b; b.address = Address(city: "Paris")
print(a.friend?.address?.city?.uppercased() ?? "none", a.address?.city ?? "no addr", a.friend?.address?.street.count as Any, b.friend?.name as Any)
a.address?.city = "X"; print(a.address == nil); b.address?.city = nil; print(b.address!.city as Any); b.address?.street += "!"; print(b.address!.street)
if let f = a.friend, let ad = f.address, ad.city == nil { print("no city for", f.name) }
a.pets = ["cat"]; a.pets?.append("dog"); print(a.pets?.count ?? 0, a.pets?[0] ?? "", a.pets?.first?.first as Any, b.pets?.isEmpty as Any)
func parse(_ s: String?) -> Int? { guard let s, !s.isEmpty, let n = Int(s) else { return nil }; return n }
print([nil, "", "x", "42"].map(parse), ["1", "b", "3"].compactMap(Int.init).reduce(0, +), parse("7").map { $0 + 1 }!, parse("7").flatMap { $0 > 10 ? $0 : nil } as Any)
let nested: Int?? = .some(nil); print(nested as Any, nested == nil, nested! == nil, (nested ?? 5) as Any)
var x: Int? = 5; x? += 1; x! *= 2; print(x!, x.map(String.init) ?? "-"); x = nil; x? += 1; print(x as Any); x = x ?? 3; print(x!)
switch x { case .some(let v) where v > 2: print("big", v); case .some: print("some"); case .none: print("none") }
switch (parse("1"), parse("z")) { case (let l?, nil): print("left", l); default: print("other") }
let dict: [String: Int?] = ["a": 1, "b": nil]; print(dict["a"]! as Any, dict["b"]! as Any, dict["c"] as Any, dict.count, dict["b"] == .some(nil))
var cache: [String: [Int]] = [:]; cache["k", default: []].append(1); cache["k"]?.append(2); cache["z"]?.append(3); print(cache)
let iuo: String! = "implicit"; print(iuo.count, iuo as Any); let o1: Int? = 1, o2: Int? = 2; print(o1 == 1, o1 != o2, o1 == nil, [o1, nil, o2].contains(nil), max(o1 ?? 0, o2 ?? 0))
func first<T>(_ xs: [T], where f: (T) -> Bool) -> T? { for x in xs where f(x) { return x }; return nil }; print(first([1, 2, 3]) { $0 > 1 } ?? -1, first(["a"]) { $0 == "b" } as Any)
let r = try? JSONish("bad"); print(r as Any); struct JSONish { init(_ s: String) throws { if s == "bad" { throw E.e } } }; enum E: Error { case e }
while let p = a.pets?.popLast() { print("popped", p) }; print(a.greet(b)!, a.greet(nil) as Any, (a.friend as Person?)?.name ?? "", Optional(3).map { $0 * 2 } as Any)
print(String(describing: a.friend?.name), "\(a.friend?.name ?? "nobody")")
// expect: PARIS no addr Optional(4) nil
// expect: true
// expect: nil
// expect: Main!
// expect: no city for B
// expect: 2 cat Optional("c") nil
// expect: [nil, nil, nil, Optional(42)] 4 8 nil
// expect: Optional(nil) false true nil
// expect: 12 12
// expect: nil
// expect: 3
// expect: big 3
// expect: left 1
// expect: Optional(1) nil nil 2 true
// expect: ["k": [1, 2]]
// expect: 8 Optional("implicit")
// expect: true true false true 2
// expect: 2 nil
// expect: nil
// expect: popped dog
// expect: popped cat
// expect: A greets B nil B Optional(6)
// expect: Optional("B") B
