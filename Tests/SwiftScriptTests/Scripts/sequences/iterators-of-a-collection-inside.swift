// swift-format-ignore-file
struct Box<C: Collection>: Sequence {
    let raw: C
    func makeIterator() -> C.Iterator { raw.makeIterator() }
}
for x in Box(raw: [1, 2]) { print(x) }
for x in Box(raw: "ab") { print(x) }
// expect: 1
// expect: 2
// expect: a
// expect: b
