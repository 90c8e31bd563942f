// swift-format-ignore-file
let t = (a: 1, a: 2)  // error: cannot create a tuple with a duplicate element label
