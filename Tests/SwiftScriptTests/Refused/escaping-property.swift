// swift-format-ignore-file
struct S { var f: @escaping () -> Void }  // error: '@escaping' may only be used in function parameter position
