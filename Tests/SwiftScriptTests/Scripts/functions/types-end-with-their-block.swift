// swift-format-ignore-file
func a() { struct Range { var n = 1 }; print(Range().n) }
a()
let r: Range<Int> = 0..<3
print(r)
do { struct Set { let x = 2 }; print(Set().x) }
let s: Set<Int> = [1]
print(s)
func b(_ r: Range<Int>) -> Set<Int> { Set(r) }
print(b(0..<2).count)
do { enum Result { case fine }; print(Result.fine) }
let q: Result<Int, Never> = .success(1)
print(q)
// expect: 1
// expect: 0..<3
// expect: 2
// expect: [1]
// expect: 2
// expect: fine
// expect: success(1)
