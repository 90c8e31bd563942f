enum Fault: Error { case broken }
func value(_ works: Bool) throws -> Int { if works { return 1 }; throw Fault.broken }
let good = try? value(true), bad = try? value(false)
print(good ?? 0, bad ?? -1)
if let number = try? value(true) { print("got", number) }
// expect: 1 -1
// expect: got 1
