// swift-format-ignore-file
func add(_ n: inout Int, _ f: () -> Void) {
    func bump() { f() }
    let g = bump  // error: escaping local function captures non-escaping parameter 'f'
    g()
}
