enum Fault: Error { case no }
let jobs: [() throws -> String] = [{ "one" }, { throw Fault.no }, { "three" }]
for job in jobs { do { print(try job()) } catch { print("failed") } }
// expect: one
// expect: failed
// expect: three
