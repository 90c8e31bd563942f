// swift-format-ignore-file
struct N: Comparable { var v = 1; func < (a: N, b: N) -> Bool { a.v < b.v } }  // error: operator '<' declared in type 'N' must be 'static'
print(1)
