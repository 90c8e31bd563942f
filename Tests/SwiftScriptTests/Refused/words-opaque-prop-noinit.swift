// swift-format-ignore-file
struct S { var x: some Equatable }  // error: property declares an opaque return type, but has no initializer expression from which to infer an underlying type
print(1)
