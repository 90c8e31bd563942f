// swift-format-ignore-file
// How many lines dump may write, and what it says of the rest.
struct S { var a = [1,2,3]; var b = ["x": 1] ; var c: (Int, Int) = (1,2)}
dump(S(), maxItems: 4)
dump([1,2,3,4,5], maxItems: 3)
dump([[1,2],[3,4]], maxDepth: 1)
dump([[1,2],[3,4]], name: "n", indent: 2, maxDepth: 2, maxItems: 4)
// expect: ▿ main.S
// expect:   ▿ a: 3 elements
// expect:     - 1
// expect:     - 2
// expect:       (1 more child)
// expect:     (2 more children)
// expect: ▿ 5 elements
// expect:   - 1
// expect:   - 2
// expect:     (3 more children)
// expect: ▿ 2 elements
// expect:   ▹ 2 elements
// expect:   ▹ 2 elements
// expect:   ▿ n: 2 elements
// expect:     ▿ 2 elements
// expect:       - 1
// expect:       - 2
// expect:       (1 more child)
