let size: String
let width = 120
if width > 100 {
  size = "large"
} else {
  size = "small"
}
print(size)  // expect: large
func pick(_ flag: Bool) -> Int {
  let value: Int
  switch flag {
  case true: value = 1
  case false: value = 2
  }
  return value
}
print(pick(true), pick(false))  // expect: 1 2
