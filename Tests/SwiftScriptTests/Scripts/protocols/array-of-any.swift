protocol Step { func run() -> Int }
struct Add: Step { let n: Int; func run() -> Int { n } }
struct Times: Step { let a: Int, b: Int; func run() -> Int { a * b } }
let steps: [any Step] = [Add(n: 3), Times(a: 2, b: 5)]
print(steps.map { $0.run() }, steps.compactMap { $0 as? Add }.count)
// expect: [3, 10] 1
