// swift-format-ignore-file
// first(where:) beside first, of parts and reversed views of a collection of one's own.
nonisolated struct Ring: BidirectionalCollection { var items: [String]; init(_ i: [String]) { items = i }; var startIndex: Int { 0 }; var endIndex: Int { items.count }; func index(after i: Int) -> Int { i + 1 }; func index(before i: Int) -> Int { i - 1 }; subscript(i: Int) -> String { items[i] } }
print(Ring(["a", "bb"]).reversed().first(where: { (c: String) -> Bool in c.count > 1 }) as Any)
print(Ring(["a", "bb"]).reversed().first { $0 < "b" } as Any, Ring(["q"]).reversed().map { $0 + "!" }, Ring(["q", "r"]).reversed().contains("r"), Ring(["q", "r"]).reversed().first!, Ring(["q", "r"]).reversed().firstIndex(of: "q") != nil, Ring(["q", "r"]).reversed().joined(), Ring(["a", "b"]).lastIndex(of: "b")!, Ring(["a", "b"]).dropFirst().first(where: { (s: String) -> Bool in s == "b" }) as Any, Ring(["a"]).lazy.map { $0 + "z" }.first(where: { (s: String) in !s.isEmpty }) as Any, Ring(["a", "b"]).enumerated().first(where: { (p: (offset: Int, element: String)) -> Bool in p.offset == 1 })!.element)
let r = Ring(["a", "bb", "c"]).reversed(); print(r.last { $0.count > 1 } ?? "-", r.dropFirst().first { $0 > "a" } ?? "-", r.first { $0 < "b" } ?? "-", r.min(by: { (c: String, d: String) -> Bool in c.count > d.count }) ?? "-")
// expect: Optional("bb")
// expect: Optional("a") ["q!"] true r true rq 1 Optional("b") Optional("az") b
// expect: bb bb a bb
