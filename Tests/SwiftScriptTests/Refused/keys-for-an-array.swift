// swift-format-ignore-file
let ages = ["a": 1]
let names: [String] = ages.keys  // error: cannot convert value of type 'Dictionary<String, Int>.Keys' to specified type '[String]'
