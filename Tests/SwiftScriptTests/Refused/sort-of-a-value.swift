// swift-format-ignore-file
let a = [3,1].sort()  // error: cannot use mutating member on immutable value of type '[Int]'
