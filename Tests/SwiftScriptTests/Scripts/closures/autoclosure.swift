func unless(_ condition: Bool, _ work: @autoclosure () -> String) -> String {
  condition ? "skipped" : work()
}
func loud() -> String { print("worked"); return "done" }
print(unless(true, loud()))
print(unless(false, loud()))
// expect: skipped
// expect: worked
// expect: done
