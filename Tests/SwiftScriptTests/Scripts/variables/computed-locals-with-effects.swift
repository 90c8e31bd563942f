// swift-format-ignore-file
// existing test for local effects
struct Bad: Error {}
func load() throws -> Int {
  var half: Int { get throws { throw Bad() } }
  return try half
}
do { print(try load()) } catch { print(error) }
func go() async throws {
  var later: Int { get async throws { try await Task.sleep(nanoseconds: 1); return 4 } }
  var quick: Int { get async { 5 } }
  print(try await later, await quick)
}
try await go()
protocol Named {}
protocol Aged {}
print((Named & Aged).self, (Aged & AnyObject).self)

// expect: Bad()
// expect: 4 5
// expect: Aged & Named Aged & AnyObject
