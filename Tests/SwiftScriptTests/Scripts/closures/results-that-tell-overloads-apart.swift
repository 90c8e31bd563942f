// swift-format-ignore-file
// Overloads by what their closures give; names of a pattern that its body declares anew.
func g<U>(_ f: (Int) -> U) { print("plain") }
func g<U>(_ f: (Int) -> [U]) { print("list") }
func g<U>(_ f: (Int) -> U?) { print("optional") }
g { n in [n] }
g { n in n }
g { n in Optional(n) }
switch Optional(4) { case let v?: let v = v * 2; print(v); case nil: break }
do { throw CancellationError() } catch { let error = "\(error)"; print(error) }
// expect: list
// expect: plain
// expect: optional
// expect: 8
// expect: CancellationError()
