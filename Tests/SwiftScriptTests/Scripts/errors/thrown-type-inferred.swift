// swift-format-ignore-file
func either<E: Error>(_ f: () throws(E) -> Void) -> E? { do { try f(); return nil } catch { return error } }
struct P: Error { var why = "" }
print(either { } as Any)
func g() throws(P) { throw P() }
print(either(g)?.why as Any)
// expect: nil
// expect: Optional("")
