enum Fault: Error { case odd }
func each(_ items: [Int], _ body: (Int) throws -> Void) rethrows {
  for item in items { try body(item) }
}
each([1, 2]) { print($0) }
do {
  try each([2, 3, 4]) {
    if $0 % 2 == 1 { throw Fault.odd }; print("even", $0)
  }
} catch { print(error) }
// expect: 1
// expect: 2
// expect: even 2
// expect: odd
