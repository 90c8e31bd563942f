let a = [1, 2].map(String.init)
let b: [Int] = a  // error: cannot assign value of type '[String]' to type '[Int]'
