// swift-format-ignore-file
// noncopyable, consuming, borrowing
struct File: ~Copyable {
    let fd: Int
    private(set) var isOpen = true
    init(_ fd: Int) { self.fd = fd; print("open", fd) }
    borrowing func read() -> String { "data\(fd)" }
    mutating func rename(_ n: Int) -> Int { isOpen = n > 0; return n }
    consuming func close() { print("close", fd); discard self }
    deinit { print("deinit", fd) }
}
func use(_ f: borrowing File) { print("use", f.read()) }
func take(_ f: consuming File) { print("take", f.fd) }
func change(_ f: inout File) { print("change", f.rename(0), f.isOpen) }
do {
    let a = File(1)
    use(a)
    let b = File(2)
    b.close()
    var c = File(3)
    change(&c)
    take(consume c)
    let d = File(4)
    let e = d
    print("end", e.fd)
    use(a)
}
func make(_ n: Int) -> File? { n > 0 ? File(n) : nil }
if let f = make(5) { print("made", f.fd) }
print(make(0) == nil)
extension Optional where Wrapped: ~Copyable { }
struct Pair: ~Copyable { var l: File; var r: File }
func pairs() {
    let p = Pair(l: File(6), r: File(7))
    print(p.l.read(), p.r.read())
}
pairs()
struct Box<T: ~Copyable>: ~Copyable {
    private var v: T
    init(_ v: consuming T) { self.v = v }
    consuming func take() -> T { v }
    func with<R>(_ f: (borrowing T) -> R) -> R { f(v) }
}
do {
let bx = Box(File(8))
print(bx.with { $0.read() })
let inner = bx.take()
use(inner)
}
func cond(_ b: Bool) {
    let f = File(9)
    if b { f.close() } else { take(f) }
    print("after")
}
cond(true); cond(false)
enum Res: ~Copyable { case some(File), none }
func sw(_ r: consuming Res) {
    switch consume r { case .some(let f): print("some", f.fd); case .none: print("none") }
}
sw(.some(File(10))); sw(.none)
struct Big { var a = [1, 2, 3]; consuming func done() -> [Int] { a.append(4); return a } }
let big = Big()
print(big.done(), big.a)
func borrow(_ b: borrowing Big) -> Int { b.a.count }
print(borrow(big))
func cc() {
var arr = [1, 2]
let moved = consume arr
arr = [9]
print(moved, arr)
}
cc()
final class Holder { var f = File(11); func go() { use(f); change(&f) } }
do { let h = Holder(); h.go() }
func swap2(_ a: inout File, _ b: inout File) { swap(&a, &b) }
do { var x = File(12), y = File(13); swap2(&x, &y); print(x.fd, y.fd) }
protocol Res2: ~Copyable { func size() -> Int }
extension File: Res2 { func size() -> Int { fd * 2 } }
func sz<T: Res2 & ~Copyable>(_ t: borrowing T) -> Int { t.size() }
do { let z = File(14); print(sz(z)); _ = consume z; print("gone") }
// expect: open 1
// expect: use data1
// expect: open 2
// expect: close 2
// expect: open 3
// expect: change 0 false
// expect: take 3
// expect: deinit 3
// expect: open 4
// expect: end 4
// expect: use data1
// expect: deinit 4
// expect: deinit 1
// expect: open 5
// expect: made 5
// expect: deinit 5
// expect: true
// expect: open 6
// expect: open 7
// expect: data6 data7
// expect: deinit 6
// expect: deinit 7
// expect: open 8
// expect: data8
// expect: use data8
// expect: deinit 8
// expect: open 9
// expect: close 9
// expect: after
// expect: open 9
// expect: take 9
// expect: deinit 9
// expect: after
// expect: open 10
// expect: some 10
// expect: deinit 10
// expect: none
// expect: [1, 2, 3, 4] [1, 2, 3]
// expect: 3
// expect: [1, 2] [9]
// expect: open 11
// expect: use data11
// expect: change 0 false
// expect: deinit 11
// expect: open 12
// expect: open 13
// expect: 13 12
// expect: deinit 12
// expect: deinit 13
// expect: open 14
// expect: 28
// expect: deinit 14
// expect: gone
