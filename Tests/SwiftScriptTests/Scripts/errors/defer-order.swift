enum Fault: Error { case now }
func work(_ fails: Bool) throws {
  defer { print("first in, last out") }
  print("working")
  defer { print("last in, first out") }
  if fails { throw Fault.now }
  defer { print("only without an error") }
  print("done")
}
try? work(false)
try? work(true)
// expect: working
// expect: done
// expect: only without an error
// expect: last in, first out
// expect: first in, last out
// expect: working
// expect: last in, first out
// expect: first in, last out
