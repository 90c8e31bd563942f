// swift-format-ignore-file
struct E: Error {}
func f(_ fail: Bool) throws -> String {
  defer { print("first in, last out") }
  do { defer { print("inner") }; if fail { throw E() } }
  defer { print("only on success") }
  return "ok"
}
print((try? f(false)) ?? "failed")
print((try? f(true)) ?? "failed")

// expect: inner
// expect: only on success
// expect: first in, last out
// expect: ok
// expect: inner
// expect: first in, last out
// expect: failed
