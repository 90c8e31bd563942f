// swift-format-ignore-file
struct Box<T> {
    private var items: [T] = []
    init(_ i: [T]) { items = i }
    var all: [T] { get { items } _modify { print("begin"); yield &items; print("end") } }
    subscript(i: Int) -> T { _read { yield items[i] } _modify { yield &items[i] } }
}
var b = Box([1, 2, 3])
b.all.append(4); b[0] += 10
print(b.all, b[0])
// expect: begin
// expect: end
// expect: [11, 2, 3, 4] 11
