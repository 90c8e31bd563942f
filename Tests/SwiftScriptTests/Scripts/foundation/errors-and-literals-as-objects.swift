// swift-format-ignore-file
import Foundation

@dynamicMemberLookup
enum Environment {
  static let known = "own"
  static subscript(dynamicMember name: String) -> String { "env:" + name }
}
print(Environment.home, Environment.known, Environment.path.count)

func load(_ code: Int) throws -> Int {
  if code > 0 { throw NSError(domain: "load", code: code, userInfo: [NSLocalizedDescriptionKey: "no \(code)"]) }
  return code
}
func describe(_ error: any Error) -> String {
  switch error {
  case let e as NSError: return "\(e.domain) \(e.code) \(e.localizedDescription)"
  }
}
do { _ = try load(3) } catch { print(describe(error)) }
var last: (any Error)?
print((last as NSError?)?.code ?? 0)
do { _ = try load(4) } catch { last = error }
if let e = last as NSError? { print(e.code) }
print(NSString("abc").length, NSNumber(3).intValue, NSNumber(true).boolValue, NSNumber(2.5).doubleValue)

// expect: env:home own 8
// expect: load 3 no 3
// expect: 0
// expect: 4
// expect: 3 3 true 2.5
