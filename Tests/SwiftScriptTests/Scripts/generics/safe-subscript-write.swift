extension Array {
  subscript(safe index: Int) -> Element? {
    get { indices.contains(index) ? self[index] : nil }
    set { if let newValue, indices.contains(index) { self[index] = newValue } }
  }
}
var list = [1, 2]
list[safe: 1] = 5
list[safe: 9] = 7
print(list, list[safe: 9] as Any)
// expect: [1, 5] nil
