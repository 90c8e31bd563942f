// swift-format-ignore-file
let (a, b) = ("x", 2, 3)  // error: '(String, Int, Int)' is not convertible to '(String, Int)', tuples have a different number of elements
