// swift-format-ignore-file
nonisolated class A { var i = 1; required init(i: Int) { self.i = i }
  subscript(n: Int) -> Self { Self.init(i: n) }
  var copied: Self { Self.init(i: i + 1) }
  func up() -> Self { i += 1; return self }
}
nonisolated final class B: A { let j = 88 }
let b = B(i: 3)
print(b[4].j, b[4].i, b.copied.j, b.up().j)
// expect: 88 4 88 88
