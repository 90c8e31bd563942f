// swift-format-ignore-file
typealias Handler<Input> = (Input) -> Void
typealias Table<Value> = [String: Value]
let show: Handler<Int> = { print("got", $0) }
show(3)
let table: Table<Int> = ["a": 1]
print(table["a"]!)
// expect: got 3
// expect: 1
