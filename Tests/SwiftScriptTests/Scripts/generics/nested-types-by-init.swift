// swift-format-ignore-file
struct Outer<T> { struct Inner { var v: T }; var i: Inner }
print(Outer(i: .init(v: 3)))
struct Tree<T> { enum Kind { case leaf(T), none } ; var k: Kind; init(_ k: Kind) { self.k = k } }
print(Tree(.leaf(3)).k, Tree<Int>(.none).k)

// expect: Outer<Int>(i: main.Outer<Swift.Int>.Inner(v: 3))
// expect: leaf(3) none
