// swift-format-ignore-file
let (c, d, e) = ("x", 2.5)  // error: '(String, Double)' is not convertible to '(String, Double, _)', tuples have a different number of elements
