// swift-format-ignore-file
func appended(_ list: consuming [Int]) -> [Int] {
  list.append(0)
  return list
}
let kept = [1]
print(appended(kept), kept)
struct Name {
  var text: String
  consuming func shouted() -> String {
    text += "!"
    return text
  }
}
let name = Name(text: "ada")
print(name.shouted(), name.text)
func trimmed(_ text: consuming String) -> String {
  while text.last == " " { text.removeLast() }
  return text
}
print(trimmed("a  ") + "|")
// expect: [1, 0] [1]
// expect: ada! ada
// expect: a|
