class Temp {
  let id: Int
  init(_ id: Int) { self.id = id }
  func touch() -> Int { id }
  deinit { print("free", id) }
}
print(Temp(1).touch())
print("next")
_ = Temp(2)
print("next")
let kept = Temp(3)
print(kept.id)

// expect: free 1
// expect: 1
// expect: next
// expect: free 2
// expect: next
// expect: 3
