// swift-format-ignore-file
class Cache { var store: [Int: [Int]] = [:] { didSet { changes += 1 } }; var changes = 0 }
let cache = Cache()
for i in 0..<4 { cache.store[i % 2, default: []].append(i) }
print(cache.store[0]!, cache.store[1]!, cache.changes)

// expect: [0, 2] [1, 3] 4
