// swift-format-ignore-file
class Part { let name: String; init(_ n: String) { name = n }; deinit { print("-", name) } }
class Whole { let a = Part("a"); let b = Part("b"); deinit { print("whole") } }
func use() { let w = Whole(); let p = Part("local"); print(w.a.name, p.name) }
use()
var list = [Part("1"), Part("2")]
list.removeFirst()
list = []
print("end")

// expect: a local
// expect: - local
// expect: whole
// expect: - a
// expect: - b
// expect: - 1
// expect: - 2
// expect: end
