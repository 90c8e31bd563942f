let value = 1
do {
  let value = 2
  print(value)  // expect: 2
  if value == 2 {
    let value = "three"
    print(value)  // expect: three
  }
}
print(value)  // expect: 1
func shadow(value: Int) -> Int {
  let value = value * 10
  return value
}
print(shadow(value: 4))  // expect: 40
