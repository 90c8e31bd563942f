// swift-format-ignore-file
struct Cache<K, V> { var store: [K: V] = [:] }  // error: type 'K' does not conform to protocol 'Hashable'
print(Cache<Int, Int>())
