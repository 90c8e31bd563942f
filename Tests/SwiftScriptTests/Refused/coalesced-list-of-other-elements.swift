// swift-format-ignore-file
let a: [Int]? = [1]
let r: [String] = a ?? []  // error: conflicting arguments to generic parameter 'T' ('[Int]' vs. '[String]')
