enum Op { case inc, dec, add(Int) }
var total = 0
[.inc, .dec, .inc].forEach { (o: Op) in if case .inc = o { total += 1 } }
print(total)
func run(_ ops: [Op], _ f: (Op) -> Void) { ops.forEach(f) }
run([.inc, .add(3)]) { print($0) }
print(
  [.inc, .add(2)].map { (o: Op) -> String in
    switch o {
    case .inc: "i";
    case .dec: "d";
    case .add(let n): "a\(n)"
    }
  })

// expect: 2
// expect: inc
// expect: add(3)
// expect: ["i", "a2"]
