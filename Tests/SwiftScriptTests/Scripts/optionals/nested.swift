let outer: Int?? = .some(nil)
let full: Int?? = 3
let empty: Int?? = nil
print(outer as Any, full as Any, empty as Any)  // expect: Optional(nil) Optional(Optional(3)) nil
print(outer == nil, empty == nil)  // expect: false true
if let inner = outer { print(inner as Any) }  // expect: nil
let table: [String: Int?] = ["a": 1, "b": nil]
print(table["a"]! as Any, table["b"]! as Any, table["c"] == nil)  // expect: Optional(1) nil true
