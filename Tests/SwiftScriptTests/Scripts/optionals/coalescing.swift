let none: Int? = nil
let some: Int? = 3
print(none ?? 0, some ?? 0)
print(none ?? some ?? 1)
let text: String? = nil
print(text ?? "default", (text ?? "").isEmpty)
func expensive() -> Int {
  print("evaluated")
  return 9
}
print(some ?? expensive())
print(none ?? expensive())

// expect: 0 3
// expect: 3
// expect: default true
// expect: 3
// expect: evaluated
// expect: 9
