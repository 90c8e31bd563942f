let names = ["x", "y", "z"]
for (index, name) in names.enumerated() where index > 0 { print(index, name) }
// expect: 1 y
// expect: 2 z
print(names.enumerated().map { "\($0.offset)\($0.element)" })  // expect: ["0x", "1y", "2z"]
print(zip(names, 1...).map { $0 + String($1) })  // expect: ["x1", "y2", "z3"]
let pairs = zip(names, [1.5, 2.5])
for pair in pairs { print(pair.0, pair.1) }
// expect: x 1.5
// expect: y 2.5
