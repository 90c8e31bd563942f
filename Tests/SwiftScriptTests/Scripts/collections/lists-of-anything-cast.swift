// swift-format-ignore-file
import Foundation

let a: Any = [[1, 2] as Any, [3] as Any] as [Any]
if let l = a as? [[Int]] { print(l.map(\.count), l[0][1], l.flatMap { $0 }.reduce(0, +)) }
let b: Any = [["k": 1] as Any] as [Any]
if let l = b as? [[String: Int]] { print(l[0]["k"] as Any) }
let b2: Any = [["k": 1] as [String: Any]] as [Any]
if let l = b2 as? [[String: Any]] { print(l[0]["k"] as Any, l[0].count, l[0].keys.first!) }
let c: [String: Any] = ["x": ["y": 2] as [String: Any]]
if let x = c["x"] as? [String: Any], let y = x["y"] as? Int { print(y) }
let d: [String: Any] = ["l": [["y": 2] as [String: Any]] as [Any]]
if let x = d["l"] as? [[String: Any]] { print(x[0]["y"] as? Int ?? 0); for e in x { print(e) } }
let e: Any = ["l": [1, 2] as Any] as [String: Any]
if let x = e as? [String: [Int]] { print(x["l"]![0]) }
let one: [String: Any] = ["id": NSNumber(value: 1)]
let listed: Any = [one as Any, one as Any] as [Any]
if let list = listed as? [[String: Any]] {
  print(list.compactMap { $0["id"] as? Int }, list.map { $0["id"] as? Int ?? -1 }, list.count);
  for l in list { print(l["id"] as? Int as Any) };
  print(list.compactMap { d in d["id"] as? Int }, list.compactMap { $0["id"] as? NSNumber }.count)
}
let l2: [[String: Any]] = [["id": 1], ["id": 2]];
print(l2.compactMap { $0["id"] as? Int }, l2.compactMap { $0["id"] as? String ?? "q" })
let l3: [[String: Any]] = [["id": NSNumber(value: 3)]]; print(l3.compactMap { $0["id"] as? Int })
let l4: [Any] = [NSNumber(value: 3)];
print(l4.compactMap { $0 as? Int }, l4.map { $0 as? Int ?? 0 })

// expect: [2, 1] 2 6
// expect: Optional(1)
// expect: Optional(1) 1 k
// expect: 2
// expect: 2
// expect: ["y": 2]
// expect: 1
// expect: [1, 1] [1, 1] 2
// expect: Optional(1)
// expect: Optional(1)
// expect: [1, 1] 2
// expect: [1, 2] ["q", "q"]
// expect: [3]
// expect: [3] [3]
