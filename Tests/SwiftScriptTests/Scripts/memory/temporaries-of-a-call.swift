// swift-format-ignore-file
class T { let n: String; init(_ n: String) { self.n = n; print("init", n) }; deinit { print("deinit", n) }
 var name: String { n }; func child() -> T { T(n + ".child") } }
print(T("a").n)
print("x", T("b").name, T("c").n)
print(T("d").child().n)
func f(_ t: T) -> Int { print("f", t.n); return 1 }
print(f(T("e")))
let k = T("g").n + T("h").n
print(k)
print("i \(T("i").n) end")
print([T("j")].count)
func local() {
  print(T("l").n)
  print("after")
  let x = T("m").n
  print(x)
  _ = T("o")
  print("end")
  if T("p").n == "p" { print("in if") }
  let y = [T("q"), T("r")].map { $0.n }
  print(y)
  print(T("s").child().child().n)
}
local()
// expect: init a
// expect: deinit a
// expect: a
// expect: init b
// expect: deinit b
// expect: init c
// expect: deinit c
// expect: x b c
// expect: init d
// expect: init d.child
// expect: deinit d
// expect: deinit d.child
// expect: d.child
// expect: init e
// expect: f e
// expect: deinit e
// expect: 1
// expect: init g
// expect: deinit g
// expect: init h
// expect: deinit h
// expect: gh
// expect: init i
// expect: deinit i
// expect: i i end
// expect: init j
// expect: deinit j
// expect: 1
// expect: init l
// expect: deinit l
// expect: l
// expect: after
// expect: init m
// expect: deinit m
// expect: m
// expect: init o
// expect: deinit o
// expect: end
// expect: init p
// expect: deinit p
// expect: in if
// expect: init q
// expect: init r
// expect: deinit q
// expect: deinit r
// expect: ["q", "r"]
// expect: init s
// expect: init s.child
// expect: deinit s
// expect: init s.child.child
// expect: deinit s.child
// expect: deinit s.child.child
// expect: s.child.child
