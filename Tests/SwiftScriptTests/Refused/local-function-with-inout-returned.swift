// swift-format-ignore-file
func add(_ n: inout Int) -> () -> Void {
    func bump() { n += 1 }
    return bump  // error: escaping local function captures 'inout' parameter 'n'
}
var k = 1
add(&k)()
