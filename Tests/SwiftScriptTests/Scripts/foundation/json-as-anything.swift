// swift-format-ignore-file
import Foundation

let json =
  #"{"name":"Ann","age":30,"price":5,"tags":["a","b"],"nested":{"ok":true,"pi":3.5},"none":null,"list":[{"id":1},{"id":2}],"u":"a\/b"}"#
do {
  let any = try JSONSerialization.jsonObject(with: Data(json.utf8))
  guard let obj = any as? [String: Any] else { fatalError() }
  print(
    obj["name"] as? String ?? "-", obj["age"] as? Int ?? 0, obj["price"] as? Double ?? 0,
    (obj["tags"] as? [String])?.count ?? 0)
  print(
    (obj["nested"] as? [String: Any])?["pi"] as? Double ?? 0,
    (obj["nested"] as? [String: Any])?["ok"] as? Bool ?? false, obj["none"] is NSNull,
    obj["nope"] == nil, obj["u"]!)
  if let list = obj["list"] as? [[String: Any]] { print(list.compactMap { $0["id"] as? Int }) }
  if let n = obj["none"] { print(n) }
} catch { print("no") }
let d = try JSONSerialization.data(
  withJSONObject: ["b": 1, "a": [1, 2.5, true, "x/y", NSNull()], "c": ["k": "v"]] as [String: Any],
  options: [.sortedKeys]);
print(String(data: d, encoding: .utf8)!)
print(
  String(
    data: try JSONSerialization.data(
      withJSONObject: ["b": [1, 2], "a": [:], "e": []] as [String: Any],
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]), encoding: .utf8)!)
do { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)); print("?") } catch {
  print("bad json", (error as NSError).code, (error as NSError).domain)
}
do { print(try JSONSerialization.jsonObject(with: Data("5".utf8))) } catch { print("fragment") }
print(
  try JSONSerialization.jsonObject(with: Data("5".utf8), options: .fragmentsAllowed),
  try JSONSerialization.jsonObject(with: Data("[1,2]".utf8), options: []) as! [Int])
print(
  JSONSerialization.isValidJSONObject(["a": 1]), JSONSerialization.isValidJSONObject(3),
  JSONSerialization.isValidJSONObject(["a": Data()]))
print(NSNull() == NSNull(), NSNull())

// expect: Ann 30 5.0 2
// expect: 3.5 true true true a/b
// expect: [1, 2]
// expect: <null>
// expect: {"a":[1,2.5,true,"x\/y",null],"b":1,"c":{"k":"v"}}
// expect: {
// expect:   "a" : {
// expect:
// expect:   },
// expect:   "b" : [
// expect:     1,
// expect:     2
// expect:   ],
// expect:   "e" : [
// expect:
// expect:   ]
// expect: }
// expect: bad json 3840 NSCocoaErrorDomain
// expect: fragment
// expect: 5 [1, 2]
// expect: true false false
// expect: true <null>
