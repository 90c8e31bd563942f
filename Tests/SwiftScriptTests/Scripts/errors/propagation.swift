enum Fault: Error { case deep }
func inner() throws { throw Fault.deep }
func middle() throws { try inner(); print("never") }
func outer() { do { try middle() } catch { print("outer caught", error) } }
outer()
// expect: outer caught deep
