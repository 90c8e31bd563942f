// swift-format-ignore-file
// Generators of one's own.
struct LCG: RandomNumberGenerator {
  var seed: UInt64
  mutating func next() -> UInt64 { seed = seed &* 6364136223846793005 &+ 1442695040888963407; return seed }
}
var g = LCG(seed: 42)
print(Int.random(in: 1...6, using: &g), Double.random(in: 0..<1, using: &g), Bool.random(using: &g), [1, 2, 3, 4].shuffled(using: &g), [1, 2, 3].randomElement(using: &g)!)
var a = [1,2,3,4,5]
a.shuffle(using: &g)
print(a, Int.random(in: 0..<100, using: &g), UInt8.random(in: 0...255, using: &g), Double.random(in: 0...1, using: &g), g.next())
var system = SystemRandomNumberGenerator()
print((1...6).contains(Int.random(in: 1...6, using: &system)))
// expect: 4 0.7491024849947912 false [3, 4, 1, 2] 1
// expect: [1, 3, 2, 4, 5] 52 189 0.32651727741046543 14681447096454308151
// expect: true
