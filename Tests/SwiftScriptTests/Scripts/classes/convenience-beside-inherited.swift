// swift-format-ignore-file
class C { let a: [Int]; init(_ a: [Int]) { self.a = a } }
final class D: C { convenience init(_ k: Double) { self.init([Int(k)]) } }
print(D(2.0).a, D([4]).a)
// expect: [2] [4]
