final class Pin { var isActive = false }
final class Cell {
  var leading: Pin!
  var trailing: Pin!
  func turn(_ isMine: Bool) {
    (isMine ? leading : trailing).isActive = false
    (isMine ? trailing : leading).isActive = true
  }
}
let cell = Cell()
(cell.leading, cell.trailing) = (Pin(), Pin())
cell.turn(true)
print(cell.leading.isActive, cell.trailing.isActive)
let words: [String?] = ["a", nil]
for word in words.isEmpty ? [] : words.compactMap({ $0 }) { print(word) }
// expect: false true
// expect: a
