let a: [Int]? = [1]
let r: [String]? = a  // error: cannot assign value of type '[Int]?' to type '[String]?'
