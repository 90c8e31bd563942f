struct P<T> { var x: T }
struct Q { var p: P<Int>; var q: P<String> }
let q = Q(p: P(x: 1), q: P(x: ""))
let r: P<String> = q.p  // error: cannot assign value of type 'P<Int>' to type 'P<String>'
