// swift-format-ignore-file
import Foundation
struct P: Decodable { let name: String; let age: Int; var tags: [String]? }
struct Q: Decodable { let people: [P]; let main: [String: P]? }
enum Kind: String, Decodable { case a }
struct K: Decodable { let kind: Kind; let url: URL? }
func t<T: Decodable>(_ type: T.Type, _ text: String) {
  do { _ = try JSONDecoder().decode(type, from: Data(text.utf8)); print("fine") }
  catch { print(error); debugPrint(error); print("\(error)") }
}
t(P.self, #"{"age": 3}"#)
t(P.self, #"{"name": "a", "age": "3"}"#)
t(P.self, #"{"name": null, "age": 3}"#)
t(Q.self, #"{"people": [{"name": "a", "age": 1}, {"name": "b"}]}"#)

t(Q.self, #"{"people": [], "main": {"x": {"name": 3, "age": 1}}}"#)
t(K.self, #"{"kind": "b"}"#)
t(P.self, #"{"name": "#)
t([Int].self, #"{}"#)
t(Int.self, #""a""#)
t([P].self, #"[{"name":"a","age":1}, 3]"#)
do { _ = try JSONEncoder().encode(Double.nan) } catch { print(error) }
do { _ = try JSONEncoder().encode([1.0, .infinity]) } catch { print(error) }
struct C: Encodable { var x: [Double] = [.nan] }
do { _ = try JSONEncoder().encode(C()) } catch { print(error) }
enum K0: CodingKey { case a }
let d0 = K0.a
let d = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "oh", underlyingError: nil))
print(d)
print(d.localizedDescription)
let e: any Error = DecodingError.valueNotFound(Int.self, .init(codingPath: [], debugDescription: "none"))
print(e)
for e in [DecodingError.typeMismatch(Int.self, .init(codingPath: [], debugDescription: "a")), .keyNotFound(d0, .init(codingPath: [], debugDescription: "a")), .valueNotFound(Int.self, .init(codingPath: [], debugDescription: "a"))] {
  print(e.localizedDescription, (e as NSError).code, (e as NSError).domain)
}
let x = EncodingError.invalidValue(1, .init(codingPath: [], debugDescription: "a"))
print(x.localizedDescription, (x as NSError).code)
// expect: DecodingError.keyNotFound: Key 'name' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "name", intValue: nil) ("name").
// expect: DecodingError.keyNotFound: Key 'name' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "name", intValue: nil) ("name").
// expect: DecodingError.keyNotFound: Key 'name' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "name", intValue: nil) ("name").
// expect: DecodingError.typeMismatch: expected value of type Int. Path: age. Debug description: Expected to decode Int but found a string instead.
// expect: DecodingError.typeMismatch: expected value of type Int. Path: age. Debug description: Expected to decode Int but found a string instead.
// expect: DecodingError.typeMismatch: expected value of type Int. Path: age. Debug description: Expected to decode Int but found a string instead.
// expect: DecodingError.valueNotFound: Expected value of type String but found null instead. Path: name. Debug description: Cannot get value of type String -- found null value instead
// expect: DecodingError.valueNotFound: Expected value of type String but found null instead. Path: name. Debug description: Cannot get value of type String -- found null value instead
// expect: DecodingError.valueNotFound: Expected value of type String but found null instead. Path: name. Debug description: Cannot get value of type String -- found null value instead
// expect: DecodingError.keyNotFound: Key 'age' not found in keyed decoding container. Path: people[1]. Debug description: No value associated with key CodingKeys(stringValue: "age", intValue: nil) ("age").
// expect: DecodingError.keyNotFound: Key 'age' not found in keyed decoding container. Path: people[1]. Debug description: No value associated with key CodingKeys(stringValue: "age", intValue: nil) ("age").
// expect: DecodingError.keyNotFound: Key 'age' not found in keyed decoding container. Path: people[1]. Debug description: No value associated with key CodingKeys(stringValue: "age", intValue: nil) ("age").
// expect: DecodingError.typeMismatch: expected value of type String. Path: main.x.name. Debug description: Expected to decode String but found number instead.
// expect: DecodingError.typeMismatch: expected value of type String. Path: main.x.name. Debug description: Expected to decode String but found number instead.
// expect: DecodingError.typeMismatch: expected value of type String. Path: main.x.name. Debug description: Expected to decode String but found number instead.
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: kind. Debug description: Cannot initialize Kind from invalid String value b
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: kind. Debug description: Cannot initialize Kind from invalid String value b
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: kind. Debug description: Cannot initialize Kind from invalid String value b
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
// expect: DecodingError.typeMismatch: expected value of type Array<Any>. Debug description: Expected to decode Array<Any> but found a dictionary instead.
// expect: DecodingError.typeMismatch: expected value of type Array<Any>. Debug description: Expected to decode Array<Any> but found a dictionary instead.
// expect: DecodingError.typeMismatch: expected value of type Array<Any>. Debug description: Expected to decode Array<Any> but found a dictionary instead.
// expect: DecodingError.typeMismatch: expected value of type Int. Debug description: Expected to decode Int but found a string instead.
// expect: DecodingError.typeMismatch: expected value of type Int. Debug description: Expected to decode Int but found a string instead.
// expect: DecodingError.typeMismatch: expected value of type Int. Debug description: Expected to decode Int but found a string instead.
// expect: DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: [1]. Debug description: Expected to decode Dictionary<String, Any> but found number instead.
// expect: DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: [1]. Debug description: Expected to decode Dictionary<String, Any> but found number instead.
// expect: DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Path: [1]. Debug description: Expected to decode Dictionary<String, Any> but found number instead.
// expect: EncodingError.invalidValue: nan (Double). Debug description: Unable to encode Double.nan directly in JSON.
// expect: EncodingError.invalidValue: inf (Double). Path: [1]. Debug description: Unable to encode Double.inf directly in JSON.
// expect: EncodingError.invalidValue: nan (Double). Path: x[0]. Debug description: Unable to encode Double.nan directly in JSON.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: oh
// expect: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.valueNotFound: Expected value of type Int but found null instead. Debug description: none
// expect: The operation could not be completed. The data isn’t in the correct format. 4864 NSCocoaErrorDomain
// expect: The operation could not be completed. The data is missing. 4865 NSCocoaErrorDomain
// expect: The operation could not be completed. The data is missing. 4865 NSCocoaErrorDomain
// expect: The operation could not be completed. The data isn’t in the correct format. 4866
