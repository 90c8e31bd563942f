// swift-format-ignore-file
var log: [String] = []
outer: for i in 1...4 {
  var j = 0
  repeat { j += 1; if j == i { continue outer }; if i == 4 { break outer }; log.append("\(i)\(j)") } while j < 3
}
print(log)

// expect: ["21", "31", "32"]
