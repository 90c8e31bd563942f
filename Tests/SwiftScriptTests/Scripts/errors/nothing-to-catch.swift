// swift-format-ignore-file
// A do whose body throws nothing never reaches its catch.
func f() -> Int { do { return 1 } catch { } }
print(f())
// expect: 1
