// swift-format-ignore-file
// Key paths in rules behind an autoclosure.
struct Spec<T> { let test: (T) -> Bool
    static func && (a: Self, b: @autoclosure @escaping () -> Self) -> Self { Spec { a.test($0) && b().test($0) } } }
func == <T, V: Equatable>(kp: KeyPath<T, V>, v: V) -> Spec<T> { Spec { $0[keyPath: kp] == v } }
struct U { var age = 30, vip = true }
func find(_ s: Spec<U>) -> Bool { s.test(U()) }
print(find(\.age == 30 && \.vip == true))
// expect: true
