// swift-format-ignore-file
nonisolated struct A { final class B { var x = 0; func g() {} } ; func f(_ b: B) -> Int { b.g(); return b.x } }
nonisolated class P { struct Q { var y = 0; func h() {} } ; func f(_ q: Q) { q.h() } }
print(A().f(A.B()))
indirect enum Tree<T> { case leaf, node(Tree, T, Tree); var n: Int { if case let .node(l, _, r) = self { l.n + 1 + r.n } else { 0 } } }
let t = Tree.node(.leaf, 3, .node(.leaf, 4, .leaf))
print(t.n)
enum Opt<T> { case no, yes(T) }
func both<T>(_ a: Opt<T>, _ b: Opt<T>) -> Int { if case .yes = a, case .yes = b { 2 } else { 1 } }
print(both(.no, .yes(3)), both(.yes("a"), .no))
// expect: 0
// expect: 2
// expect: 1 1
