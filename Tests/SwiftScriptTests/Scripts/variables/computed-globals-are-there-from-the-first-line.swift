// swift-format-ignore-file
func f() -> [Int] { if flag { [1] } else { [2] } }
print(f())
var flag: Bool { true }
print(f())
let k = { if flag { 3 } else { 4 } }()
print(k, later)
var later: Int { 5 }
// expect: [1]
// expect: [1]
// expect: 3 5
