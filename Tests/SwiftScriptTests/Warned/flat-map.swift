// swift-format-ignore-file
let sizes = [1.5, 2]
print(["1", "x"].flatMap { Int($0) })  // warning: 'flatMap' is deprecated: Please use compactMap(_:) for the case where closure returns an optional value
print(["1", "x"].flatMap(Int.init))  // warning: 'flatMap' is deprecated: Please use compactMap(_:) for the case where closure returns an optional value
print(sizes.flatMap { [$0, $0] })
print(sizes.flatMap { [$0, 1] })  // warning: 'flatMap' is deprecated: Please use compactMap(_:) for the case where closure returns an optional value
let joined: [Double] = sizes.flatMap { [$0, 1] }
print(joined)
