// swift-format-ignore-file
// What is disfavored is meant where nothing else fits; a literal of one character splits a text there.
struct Log {
  func add(_ n: Int) -> String { "whole" }
  @_disfavoredOverload func add(_ n: Double) -> String { "fraction" }
  @_disfavoredOverload func give() -> Int { 1 }
  func give() -> String { "one" }
  @_disfavoredOverload func take<T>(_ x: T) -> String { "anything" }
  func take<T: Comparable>(_ x: T) -> String { "ordered" }
}
let log = Log()
print(log.add(1), log.add(1.5), log.add(Double(2)))
let number: Int = log.give()
let text = log.give()
print(number, text, log.take(1), log.take([1]))
@_disfavoredOverload func count(_ x: Any) -> String { "any" }
func count(_ x: Int?) -> String { "optional" }
print(count(2), count("a"))
print("a,b,,c".split(separator: ","), "a, b".split(separator: ", "))
let comma: Character = ","
print("a,b".split(separator: comma), "a,b".split(separator: String(comma)))
// expect: whole fraction fraction
// expect: 1 one ordered anything
// expect: optional any
// expect: ["a", "b", "c"] ["a", "b"]
// expect: ["a", "b"] ["a", "b"]
