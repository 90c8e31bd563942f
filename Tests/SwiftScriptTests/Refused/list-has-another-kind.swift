// swift-format-ignore-file
let r = [1, 2].contains("a")  // error: conflicting arguments to generic parameter 'Element' ('Int' vs. 'String')
