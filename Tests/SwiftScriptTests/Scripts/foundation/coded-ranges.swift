// swift-format-ignore-file
import Foundation
struct Frame: Codable { var range: ClosedRange<Int>; var half: Range<Double>; var f: Float }
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
let data = try! e.encode(Frame(range: 1...3, half: 0..<2.5, f: 0.1))
print(String(decoding: data, as: UTF8.self))
let back = try! JSONDecoder().decode(Frame.self, from: data)
print(back.range, back.half, back.f)
print(String(decoding: try! e.encode([Float(0.1), 16777216, 1e-7]), as: UTF8.self))
do { _ = try JSONDecoder().decode(ClosedRange<Int>.self, from: Data("[3,1]".utf8)) } catch let DecodingError.dataCorrupted(c) { print(c.debugDescription) }
// expect: {"f":0.1,"half":[0,2.5],"range":[1,3]}
// expect: 1...3 0.0..<2.5 0.1
// expect: [0.1,16777216,1e-07]
// expect: Cannot initialize ClosedRange<Int> with a lowerBound (3) greater than upperBound (1)
