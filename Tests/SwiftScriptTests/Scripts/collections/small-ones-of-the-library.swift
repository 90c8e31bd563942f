// swift-format-ignore-file
var a = [1, 2, 3]; a[0..<2].shuffle(); print(a.count)
print(UInt32("b" as Unicode.Scalar))
func t<T: Hashable>(_ a: T) { print(T.self) }
t(Result<Int, Never>.success(1))
// expect: 3
// expect: 98
// expect: Result<Int, Never>
