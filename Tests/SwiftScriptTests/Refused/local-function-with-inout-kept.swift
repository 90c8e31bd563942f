// swift-format-ignore-file
func run(_ f: @escaping () -> Void) { f() }
func add(_ n: inout Int) {
    func bump() { n += 1 }
    run(bump)  // error: escaping local function captures 'inout' parameter 'n'
}
var k = 1
add(&k)
