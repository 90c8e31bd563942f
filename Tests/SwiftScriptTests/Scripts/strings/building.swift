// swift-format-ignore-file
var s = ""
for i in 1...3 { s += "\(i)"; s += i < 3 ? "-" : "!" }
s.append("x")
s.append(contentsOf: "yz")
s += s
print(s, s.count)

// expect: 1-2-3!xyz1-2-3!xyz 18
