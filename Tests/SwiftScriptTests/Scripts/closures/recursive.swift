func fix(_ f: @escaping ((Int) -> Int, Int) -> Int) -> (Int) -> Int { { n in f(fix(f), n) } }
let factorial = fix { again, n in n < 2 ? 1 : n * again(n - 1) }
print(factorial(5))
// expect: 120
