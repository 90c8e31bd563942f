// swift-format-ignore-file
let parts: [String] = "a,b".split(separator: ",")  // error: no 'split' candidates produce the expected contextual result type '[String]'
