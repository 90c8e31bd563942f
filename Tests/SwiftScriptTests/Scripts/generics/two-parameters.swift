func pair<A, B>(_ first: A, _ second: B) -> (A, B) { (first, second) }
let made = pair("age", 3)
print(made.0, made.1)
// expect: age 3
