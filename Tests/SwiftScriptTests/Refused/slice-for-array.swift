// swift-format-ignore-file
let items = [1, 2, 3]
let top: [Int] = items.prefix(2)  // error: no 'prefix' candidates produce the expected contextual result type '[Int]'
