// swift-format-ignore-file
import Foundation
struct W: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["bal": 1, "n": 2]) } }
dump(W())
dump([W()])
for c in Mirror(reflecting: W()).children { print(c.label ?? "-", c.value) }
struct V: CustomReflectable { let x: [Int]; var customMirror: Mirror { Mirror(self, unlabeledChildren: x, displayStyle: .collection) } }
class A: CustomReflectable { let p = 1; var customMirror: Mirror { Mirror(self, children: [(label: "z", value: p)], displayStyle: .class) } }
dump(A())
// expect: ▿ main.W
// expect:   - bal: 1
// expect:   - n: 2
// expect: ▿ 1 element
// expect:   ▿ main.W
// expect:     - bal: 1
// expect:     - n: 2
// expect: bal 1
// expect: n 2
// expect: ▿ main.A #0
// expect:   - z: 1
