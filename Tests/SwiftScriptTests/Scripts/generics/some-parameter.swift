protocol Animal { var sound: String { get } }
struct Cow: Animal { let sound = "moo" }
func hear(_ animal: some Animal, _ times: Int) -> String {
  (0..<times).map { _ in animal.sound }.joined(separator: " ")
}
print(hear(Cow(), 2))
// expect: moo moo
