// swift-format-ignore-file
struct G: RandomNumberGenerator { var s: UInt64 = 42
  mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
var g = G()
print(Float.random(in: 0...1, using: &g), Float.random(in: 0..<1, using: &g))
print(Double.random(in: 0...1, using: &g), Double.random(in: 0..<1, using: &g))
print(Int.random(in: 0...100, using: &g), Bool.random(using: &g), UInt8.random(in: 0...255, using: &g))
print([1, 2, 3, 4, 5].shuffled(using: &g), [1, 2, 3].randomElement(using: &g)!)
// expect: 0.530981 0.30061984
// expect: 0.41283831882951183 0.055206071496527676
// expect: 68 false 175
// expect: [1, 3, 2, 4, 5] 2
