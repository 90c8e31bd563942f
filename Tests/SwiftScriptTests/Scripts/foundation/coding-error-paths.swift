// swift-format-ignore-file
import Foundation
struct Key: CodingKey { var stringValue: String; var intValue: Int?
  init(stringValue: String) { self.stringValue = stringValue; intValue = nil }
  init(intValue: Int) { stringValue = "Index \(intValue)"; self.intValue = intValue } }
enum E: CodingKey { case first, second }
struct Inner: Error { let code = 3 }
struct Spoken: Error, CustomStringConvertible { var description: String { "spoken" } }
func path(_ k: [any CodingKey], _ d: String = "d", _ u: (any Error)? = nil) { print(DecodingError.dataCorrupted(.init(codingPath: k, debugDescription: d, underlyingError: u))) }
path([])
path([], "")
path([Key(stringValue: "a.b"), Key(stringValue: "x y"), Key(stringValue: ""), Key(intValue: 3), E.first])
path([Key(intValue: 0), Key(intValue: 1)], "")
path([Key(stringValue: "a")], "d.", Inner())
path([], "", Inner())
path([], "Sentence", Spoken())
print(DecodingError.keyNotFound(Key(intValue: 4), .init(codingPath: [E.second], debugDescription: "none")))
print(DecodingError.keyNotFound(Key(stringValue: "it's"), .init(codingPath: [E.second], debugDescription: "none")))
print(EncodingError.invalidValue("text", .init(codingPath: [E.second], debugDescription: "none")))
print(EncodingError.invalidValue([1, 2], .init(codingPath: [], debugDescription: "")))
print(EncodingError.invalidValue(Inner(), .init(codingPath: [], debugDescription: "no", underlyingError: Inner())))
print(DecodingError.typeMismatch([String].self, .init(codingPath: [Key(stringValue: "`"), Key(stringValue: "a[b]")], debugDescription: "x")))
print(E.first, E.first.debugDescription, Key(intValue: 3).debugDescription, Key(stringValue: "s").description)
print(DecodingError.Context(codingPath: [], debugDescription: "x"))
print(String(describing: DecodingError.valueNotFound(Int?.self, .init(codingPath: [], debugDescription: "x"))))
print([DecodingError.valueNotFound(Int.self, .init(codingPath: [], debugDescription: "x"))])
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: d
// expect: DecodingError.dataCorrupted: Data was corrupted
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: `a.b`.x y.[3].first. Debug description: d
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: [0][1]
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: a. Debug description: d.. Underlying error: Inner(code: 3)
// expect: DecodingError.dataCorrupted: Data was corrupted. Underlying error: Inner(code: 3)
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: Sentence. Underlying error: spoken
// expect: DecodingError.keyNotFound: Key '[4]' not found in keyed decoding container. Path: second. Debug description: none
// expect: DecodingError.keyNotFound: Key 'it's' not found in keyed decoding container. Path: second. Debug description: none
// expect: EncodingError.invalidValue: "text" (String). Path: second. Debug description: none
// expect: EncodingError.invalidValue: [1, 2] (Array<Int>)
// expect: EncodingError.invalidValue: main.Inner(code: 3) (Inner). Debug description: no. Underlying error: Inner(code: 3)
// expect: DecodingError.typeMismatch: expected value of type Array<String>. Path: `\``.a[b]. Debug description: x
// expect: E(stringValue: "first", intValue: nil) E(stringValue: "first", intValue: nil) Key(stringValue: "Index 3", intValue: 3) Key(stringValue: "s", intValue: nil)
// expect: Context(codingPath: [], debugDescription: "x", underlyingError: nil)
// expect: DecodingError.valueNotFound: Expected value of type Optional<Int> but found null instead. Debug description: x
// expect: [DecodingError.valueNotFound: Expected value of type Int but found null instead. Debug description: x]
