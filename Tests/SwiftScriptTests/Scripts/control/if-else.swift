func classify(_ n: Int) -> String {
  if n < 0 {
    return "negative"
  } else if n == 0 {
    return "zero"
  } else {
    return "positive"
  }
}
print(classify(-1), classify(0), classify(5))  // expect: negative zero positive
let size = if classify(3) == "positive" { "p" } else { "n" }
print(size)  // expect: p
let a = true, b = false
if a && !b || b { print("yes") }  // expect: yes
func side(_ name: String, _ value: Bool) -> Bool {
  print(name)
  // expect: left
  // expect: left
  return value
}
if side("left", false) && side("right", true) { print("never") }
if side("left", true) || side("right", true) { print("short") }  // expect: short
print(a ? b ? 1 : 2 : 3)  // expect: 2
