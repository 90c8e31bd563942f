// swift-format-ignore-file
func either<E: Error>(_ f: () throws(E) -> Void) -> E? { do { try f(); return nil } catch { return error } }
struct P: Error { var why = "" }
print(either { () throws(P) in throw P(why: "a") }?.why ?? "-")
// expect: a
