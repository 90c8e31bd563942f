let c: Character = "e"; let d = 2.5; let u: Unicode.Scalar = "b"; let s: Substring = "abc"[...]
print(
  ["a", "e"].contains(c), (1...5).contains(d), [1, 2.5].contains(d), ("a"..."f").contains(c),
  ("a"..<"c").contains(u))
print(
  "hello".filter { ["l", "o"].contains($0) }, "hello".filter { ("a"..."l").contains($0) },
  "hello".unicodeScalars.filter { ("a"..."g").contains($0) }.count)
print(["abc", "x"].contains(s), Set(["a"]).contains("a"), ["e", "f"].firstIndex(of: c) as Any)
if ("0"..."9").contains(c) || "a"..."f" ~= c { print("hex") }
switch c {
case "a"..."f": print("in");
default: print("out")
}
let w = "x9".map { ("0"..."9").contains($0) ? 1 : 0 }; print(w)

// expect: true true true true true
// expect: llo hell 1
// expect: true true Optional(0)
// expect: hex
// expect: in
// expect: [0, 1]
