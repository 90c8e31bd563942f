// swift-format-ignore-file
let a: [Int] = (0..<3).lazy.map { $0 }
print(a)
let b: [Int]? = (0..<3).lazy.map { $0 }
print(b as Any)
var c: Set<Int> = [1]
c.formUnion([2].lazy.map { $0 })
print(c.count)
func f() -> [Int] { [1,2].lazy.filter { $0 > 1 } }
print(f())
// expect: [0, 1, 2]
// expect: Optional([0, 1, 2])
// expect: 2
// expect: [2]
