struct Log: TextOutputStream {
  var lines: [String] = []
  mutating func write(_ string: String) { lines.append(string) }
}
var log = Log()
print("a", 1, to: &log)
print("b", terminator: "", to: &log)
print(log.lines)
var s = ""
print(1, 2, separator: "-", to: &s)
s.write("x")
"more".write(to: &s)
print(s)
struct StdErr: TextOutputStream { func write(_ string: String) { print("err:" + string + ".") } }
var e = StdErr()
print("oops", terminator: "", to: &e)
final class Sink: TextOutputStream { var all = ""; func write(_ s: String) { all += s } }
var sink = Sink()
print("q", to: &sink)
print(sink.all)
func emit<T: TextOutputStream>(_ n: Int, to out: inout T) {
  for i in 0..<n { print(i, terminator: ",", to: &out) }
}
emit(3, to: &s); print(s)
// expect: ["", "a", " ", "1", "\n", "", "b", ""]
// expect: 1-2
// expect: xmore
// expect: err:.
// expect: err:oops.
// expect: err:.
// expect: q
// expect:
// expect: 1-2
// expect: xmore0,1,2,
