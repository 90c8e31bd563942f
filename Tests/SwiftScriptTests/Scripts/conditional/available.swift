@available(iOS 15, macOS 12, *)
func modern() -> String { "modern" }
if #available(iOS 15, macOS 12, *) { print(modern()) } else { print("old") }
guard #available(iOS 13, *) else { fatalError() }
print("end")
// expect: modern
// expect: end
