// swift-format-ignore-file
func keep(_ f: @escaping () -> Void) { f() }
func add(_ n: inout Int) {
    func bump() { n += 1 }
    keep { bump() }  // error: escaping closure captures 'inout' parameter 'n'
}
