// swift-format-ignore-file
// Associated types below a class.
class Subj<O> { func put(_ o: O) { print("put", o) } }
extension Subj where O == Void { func send() { put(()) } }
protocol OO: AnyObject { associatedtype P: Subj<Void>; var p: P { get } }
final class M: OO { let p = Subj<Void>() }
func f<T: OO>(_ t: T) { t.p.put(()); t.p.send() }
f(M())
// expect: put ()
// expect: put ()
