// swift-format-ignore-file
class A { lazy var x = 1; init() {} }
print(Mirror(reflecting: A()).children.map { $0.label! })
struct L { lazy var x = 1; lazy var y: String = "a"; var z = 2 }
var l = L(); print(Mirror(reflecting: l).children.map { "\($0.label!) \($0.value)" })
_ = l.x; print(Mirror(reflecting: l).children.map { "\($0.label!) \($0.value)" }); dump(l)
dump(A())
// expect: ["$__lazy_storage_$_x"]
// expect: ["$__lazy_storage_$_x nil", "$__lazy_storage_$_y nil", "z 2"]
// expect: ["$__lazy_storage_$_x Optional(1)", "$__lazy_storage_$_y nil", "z 2"]
// expect: ▿ main.L
// expect:   ▿ $__lazy_storage_$_x: Optional(1)
// expect:     - some: 1
// expect:   - $__lazy_storage_$_y: nil
// expect:   - z: 2
// expect: ▿ main.A #0
// expect:   - $__lazy_storage_$_x: nil
