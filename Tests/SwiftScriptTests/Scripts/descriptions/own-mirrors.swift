// swift-format-ignore-file
nonisolated class A { var x = 1 }
nonisolated class B: A { var y = 2 }
let m = Mirror(reflecting: B())
print(m.subjectType, m.superclassMirror!.subjectType)
for c in m.superclassMirror!.children { print(c.label!, c.value) }
print(m.superclassMirror!.superclassMirror as Any)
struct R: CustomReflectable { var a = 1
  var customMirror: Mirror { Mirror(self, children: ["x": 5, "y": "z"]) } }
print(R())
dump(R())
print([R()])
dump(Int.self)
dump(R.self)
// expect: B A
// expect: x 1
// expect: nil
// expect: main.R
// expect: ▿ main.R
// expect:   - x: 5
// expect:   - y: "z"
// expect: [main.R]
// expect: - Swift.Int #0
// expect: - main.R #0
