// swift-format-ignore-file: NeverForceUnwrap
struct Document { var value: Any? }
let a: Any = ["name": "Ann", "tags": 2]
print((a as? [String: Any])?["name"] as? String ?? "none", a is [String: Int])
let b: Any? = [1, "a"]
print(b!, (b as? [Any])?.count ?? 0)
let document = Document(value: ["user": ["name": "Ann", "tags": [1, 2], "age": 3.5]])
let user = (document.value as? [String: Any])?["user"] as? [String: Any]
print(user?["tags"] as? [Int] ?? [], user?["age"] as? Double ?? 0, user?["zip"] == nil)
let nested: [String: Any] = ["a": ["b": 1, "c": "d"], "e": [1, "x"], "f": [1, 2]]
print((nested["a"] as? [String: Any])?.count ?? 0, nested["e"]!, nested["f"] is [Int])
func count(_ parts: Any...) -> Int { parts.count }
print(count([1, "a"], ["a": 1, "b": "x"]), [[1, "a"], ["k": [2, "b"]]] as [Any])
let same: Any = [1, 2.5]
print(same, same is [Double], ["x": nil, "y": 1] as Any is [String: Int?])

// expect: Ann false
// expect: [1, "a"] 2
// expect: [1, 2] 3.5 true
// expect: 2 [1, "x"] true
// expect: 2 [[1, "a"], ["k": [2, "b"]]]
// expect: [1.0, 2.5] true true
