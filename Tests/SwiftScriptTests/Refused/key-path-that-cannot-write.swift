// swift-format-ignore-file
struct S { let v: Int }
let k: WritableKeyPath<S, Int> = \S.v  // error: cannot convert key path type 'KeyPath<S, Int>' to contextual type 'WritableKeyPath<S, Int>'
