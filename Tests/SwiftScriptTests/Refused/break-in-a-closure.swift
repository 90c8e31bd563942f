// swift-format-ignore-file
let a = [1, 2, 3]
a.forEach { x in if x == 2 { break } }  // error: unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do
