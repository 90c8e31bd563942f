// swift-format-ignore-file
func describe(_ n: Int) -> String {
  switch n {
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4..<10: return "some"
  case 10...: return "many"
  case let x where x < -100: return "very negative"
  default: return "negative"
  }
}
print([0, 2, 9, 10, -1, -200].map(describe))
// expect: ["zero", "few", "some", "many", "negative", "very negative"]
switch "b" {
case "a", "b":
  print("ab")  // expect: ab
  fallthrough
case "c":
  print("c too")  // expect: c too
default:
  print("other")
}
let letter: Character = "e"
let kind = switch letter {
case "a", "e", "i", "o", "u": "vowel"
default: "consonant"
}
print(kind)  // expect: vowel
