// swift-format-ignore-file
let items = [1, 2, 3]
func rest() -> [Int] { items.dropFirst() }  // error: no 'dropFirst' candidates produce the expected contextual result type '[Int]'
