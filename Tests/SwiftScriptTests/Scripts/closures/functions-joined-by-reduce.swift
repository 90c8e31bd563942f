// swift-format-ignore-file
let steps: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 2 }]
let all = steps.reduce({ $0 }) { f, g in { g(f($0)) } }
print(all(3))
let other = steps.reduce({ (x: Int) in x }) { f, g in { x in g(f(x)) } }
print(other(4))
func compose<T>(_ fs: [(T) -> T]) -> (T) -> T { fs.reduce({ $0 }) { f, g in { g(f($0)) } } }
print(compose(steps)(5))
func chain<A>(_ fs: ((A) -> A)...) -> (A) -> A { fs.reduce({ x in x }, { acc, next in { x in next(acc(x)) } }) }
print(chain({ $0 + "a" }, { $0 + "b" })("x"))
// expect: 8
// expect: 10
// expect: 12
// expect: xab
