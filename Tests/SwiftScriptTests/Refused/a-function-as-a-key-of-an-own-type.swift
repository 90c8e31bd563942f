// swift-format-ignore-file
struct Keyed<Key: Hashable> { var key: Key }
func show(_ keyed: Keyed<() -> Void>) {}  // error: type '() -> Void' does not conform to protocol 'Hashable'
