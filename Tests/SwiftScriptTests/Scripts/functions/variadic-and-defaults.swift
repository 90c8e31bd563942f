func log(_ items: Any..., separator: String = ",", prefix: String = "> ") {
  print(prefix + items.map { "\($0)" }.joined(separator: separator))
}
log(1, "a", true)
log(1, 2, separator: " ")
log(prefix: "")
// expect: > 1,a,true
// expect: > 1 2
// expect:
