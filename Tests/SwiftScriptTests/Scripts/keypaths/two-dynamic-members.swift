// swift-format-ignore-file
@dynamicMemberLookup
struct J {
    var d: [String: Any]
    subscript(dynamicMember name: String) -> Int? { d[name] as? Int }
    subscript(dynamicMember name: String) -> String? { d[name] as? String }
    subscript(dynamicMember name: String) -> J { J(d: d[name] as? [String: Any] ?? [:]) }
}
let j = J(d: ["a": 1, "b": "x", "c": ["e": 5]])
let a: Int? = j.a
let b: String? = j.b
print(a ?? 0, b ?? "-")
let e: Int? = j.c.e
print(e as Any)
func take(_ s: String?) { print(s ?? "none") }
take(j.b)
// expect: 1 x
// expect: Optional(5)
// expect: x
