func work(_ fails: Bool) -> String {
  print("open")
  defer { print("close") }
  defer { print("flush") }
  if fails { return "failed" }
  print("work")
  return "ok"
}
print(work(false))
print(work(true))
for i in 0..<2 {
  defer { print("after", i) }
  print("in", i)
}

// expect: open
// expect: work
// expect: flush
// expect: close
// expect: ok
// expect: open
// expect: flush
// expect: close
// expect: failed
// expect: in 0
// expect: after 0
// expect: in 1
// expect: after 1
