// swift-format-ignore-file
// What a type demands of its parts a function that gives one demands of its own.
struct Chain<A: Sequence, B: Sequence> where A.Element == B.Element { let a: A, b: B; var all: [A.Element] { Array(a) + Array(b) } }
func chain<A, B>(_ a: A, _ b: B) -> Chain<A, B> { Chain(a: a, b: b) }
print(chain([1, 2], [3]).all)
// expect: [1, 2, 3]
