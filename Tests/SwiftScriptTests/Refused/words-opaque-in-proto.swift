// swift-format-ignore-file
protocol P { func f() -> some Equatable }  // error: 'some' type cannot be the return type of a protocol requirement; did you mean to add an associated type?
print(1)
