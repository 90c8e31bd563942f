enum Fault: Error { case a, b }
do {
  do { throw Fault.a } catch Fault.a { print("inner"); throw Fault.b }
} catch { print("outer", error) }
// expect: inner
// expect: outer b
