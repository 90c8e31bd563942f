// swift-format-ignore-file
extension Sequence {
  func countWhere(_ p: (Element) -> Bool) -> Int { lazy.filter(p).reduce(0) { n, _ in n + 1 } }
}
print([1, 2, 3].countWhere { $0 > 1 })
func any(_ s: [Int], _ f: (Int) -> Bool) -> Int? { s.lazy.filter(f).first }
func m<T>(_ s: [Int], _ f: (Int) -> T) -> [T] { Array(s.lazy.map(f)) }
print(any([1, 2]) { $0 > 1 } as Any, m([1]) { "\($0)" })
func log(_ s: [Int], _ f: (Int) -> Bool) -> Int? { s.lazy.filter(f).map { print("m", $0); return $0 }.first }
print(log([1, 2, 3]) { print("f", $0); return $0 > 1 } as Any)

// expect: 2
// expect: Optional(2) ["1"]
// expect: f 1
// expect: f 2
// expect: f 3
// expect: m 2
// expect: m 3
// expect: Optional(2)
