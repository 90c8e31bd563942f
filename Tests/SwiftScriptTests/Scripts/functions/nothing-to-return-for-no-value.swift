// swift-format-ignore-file
enum N {}
func absurd<T>(_ n: N) -> T {}
func f(_ n: Never) -> Int {}
print("ok")
// expect: ok
