// swift-format-ignore-file
let word = "Swift 6!"
print(word.filter { $0.isLetter }, word.map { $0 }.count)  // expect: Swift 8
for character in "a1 " {
  print(character.isLetter, character.isNumber, character.isWhitespace)
  // expect: true false false
  // expect: false true false
  // expect: false false true
}
let letters: [Character] = ["a", "b"]
print(String(letters), letters, Character("x"), "x" == Character("x"))
// expect: ab ["a", "b"] x true
print(String(letters[0]) + "z", letters.contains("b"))  // expect: az true
print("aé".uppercased(), Character("7").wholeNumberValue!)  // expect: AÉ 7
