let a = [1, 2]
let r: [String] = a.sorted()  // error: cannot assign value of type '[Int]' to type '[String]'
