// swift-format-ignore-file
@resultBuilder struct S { }  // error: result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'
func g(@S _ b: () -> String) -> String { b() }
