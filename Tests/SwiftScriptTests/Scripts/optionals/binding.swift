let maybe: Int? = 5
let none: Int? = nil
if let maybe { print("has", maybe) }  // expect: has 5
if let value = none { print(value) } else { print("none") }  // expect: none
if let a = maybe, a > 3, let b = Int("7") { print(a + b) }  // expect: 12
func check(_ text: String?) -> String {
  guard let text, !text.isEmpty else { return "empty" }
  return text
}
print(check(nil), check(""), check("full"))  // expect: empty empty full
var list = [1, 2, 3]
while let last = list.popLast() { print(last) }
// expect: 3
// expect: 2
// expect: 1
