// swift-format-ignore-file
// A closure that throws never.
let a = [1, 2].map { (x) throws(Never) -> Int in x }
print(a)
// expect: [1, 2]
