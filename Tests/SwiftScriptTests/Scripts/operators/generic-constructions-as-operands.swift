struct Pipeline<In, Out> {
  let run: (In) -> Out; init(_ run: @escaping (In) -> Out) { self.run = run }
}
infix operator >>> : AdditionPrecedence
func >>> <A, B, C>(l: Pipeline<A, B>, r: Pipeline<B, C>) -> Pipeline<A, C> {
  Pipeline { r.run(l.run($0)) }
}
let p = Pipeline<String, Int> { $0.count } >>> Pipeline { $0 * 2 }
print(p.run("abc"))
let q: Pipeline<String, Int> = Pipeline { $0.count } >>> Pipeline { $0 * 2 }
print(q.run("abc"))
let r = Pipeline { (s: String) in s.count } >>> Pipeline { $0 * 2 } >>> Pipeline { "\($0)!" }
print(r.run("abc"))
let s = p >>> Pipeline { $0 > 5 }
print(s.run("abc"))
// expect: 6
// expect: 6
// expect: 6!
// expect: true
