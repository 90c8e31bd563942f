final class Node {
  let name: String; var next: Node?;
  init(_ n: String, _ next: Node? = nil) { name = n; self.next = next }
}
let list = Node("a", Node("b", Node("c")))
for n in sequence(first: list, next: { $0.next }) { print(n.name) }
let head: Node? = list
var count = 0
for n in sequence(first: head, next: { $0?.next }) {
  count += 1; if count > 5 { break }; print(n?.name ?? "nil")
}
print(count)
let s1 = sequence(first: list) { $0.next }.map { $0.name }
print(s1)
let s2 = sequence(first: head) { $0?.next }.prefix(5).map { $0?.name ?? "-" }
print(s2)
for case let n? in sequence(first: head, next: { $0?.next }).prefix(5) { print(n.name) }
for n in sequence(first: head, next: { $0?.next }).prefix(6) { print(n == nil ? "nil" : "node") }
let s3 = sequence(first: head, next: { node in node?.next })
print(type(of: s3))
print(Array(s3.prefix(5)).count)
let s4 = sequence(first: head, next: { $0.flatMap { $0.next } })
print(type(of: s4))
if let head {
  let x = Array(sequence(first: head, next: { $0.next }))
  print(x.count, x.map(\.name))
}
let s5 = sequence(first: head, next: \.?.next)
print(type(of: s5))
let s6 = sequence(first: list, next: \.next)
print(type(of: s6))
let s7: UnfoldFirstSequence<Node> = sequence(first: list, next: { $0.next })
print(Array(s7).count)
let powers = sequence(first: 1) { $0 < 100 ? $0 * 2 : nil }
print(Array(powers))
let st = sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int? in
  let r = s.0; s = (s.1, s.0 + s.1); return r > 50 ? nil : r
}
print(Array(st))

// expect: a
// expect: b
// expect: c
// expect: a
// expect: b
// expect: c
// expect: nil
// expect: 4
// expect: ["a", "b", "c"]
// expect: ["a", "b", "c", "-"]
// expect: a
// expect: b
// expect: c
// expect: node
// expect: node
// expect: node
// expect: nil
// expect: UnfoldSequence<Optional<Node>, (Optional<Optional<Node>>, Bool)>
// expect: 4
// expect: UnfoldSequence<Optional<Node>, (Optional<Optional<Node>>, Bool)>
// expect: 3 ["a", "b", "c"]
// expect: UnfoldSequence<Optional<Node>, (Optional<Optional<Node>>, Bool)>
// expect: UnfoldSequence<Node, (Optional<Node>, Bool)>
// expect: 3
// expect: [1, 2, 4, 8, 16, 32, 64, 128]
// expect: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34]
