// swift-format-ignore-file
struct P { var ok: Bool; var name: String }
struct Query<T> { var fs: [(T) -> Bool] = []
  func filter(_ f: @escaping (T) -> Bool) -> Query { var q = self; q.fs.append(f); return q }
  func run(_ xs: [T]) -> [T] { xs.filter { x in fs.allSatisfy { $0(x) } } } }
print(Query().filter(\P.ok).run([P(ok: true, name: "a"), P(ok: false, name: "b")]).map(\.name))
print(Query().filter { (p: P) in p.ok }.run([P(ok: true, name: "a")]).count)
print(Query<P>().filter(\.ok).run([]).count)
// expect: ["a"]
// expect: 1
// expect: 0
