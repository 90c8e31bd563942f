func balance(_ first: inout Int, _ second: inout Int) {
  let sum = first + second
  first = sum / 2
  second = sum - first
}
var score = 42
balance(&score, &score)  // error: inout arguments are not allowed to alias each other
