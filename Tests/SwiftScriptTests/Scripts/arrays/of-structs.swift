// swift-format-ignore-file
struct Dot { var x = 0; var tags: [String] = [] }
var dots = [Dot(), Dot(x: 1)]
dots[0].x += 3
dots[1].tags.append("a")
let kept = dots
dots[1].tags.append("b")
for dot in dots { print(dot.x, dot.tags) }
print(kept[1].tags)

// expect: 3 []
// expect: 1 ["a", "b"]
// expect: ["a"]
