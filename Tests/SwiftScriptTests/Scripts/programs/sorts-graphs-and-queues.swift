// swift-format-ignore-file
import Foundation
// Statistics, sorting algorithms, generic algorithms as tutorials write them
extension Collection where Element: BinaryFloatingPoint {
    var mean: Element? { isEmpty ? nil : reduce(0, +) / Element(count) }
    var variance: Element? { guard count > 1, let m = mean else { return nil }; return map { ($0 - m) * ($0 - m) }.reduce(0, +) / Element(count - 1) }
}
extension Collection where Element: BinaryInteger { func average() -> Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) } }
func average<T: FloatingPoint>(_ xs: [T]) -> T { xs.reduce(0, +) / T(xs.count) }
print([1.0, 2, 4].mean ?? 0, [Float]().mean as Any, [2.0, 4, 4, 4, 5, 5, 7, 9].variance!, [1, 2].average(), average([1.5, 2.5]))
func quicksort<T: Comparable>(_ a: [T], by less: (T, T) -> Bool = { $0 < $1 }) -> [T] {
    guard let p = a.first else { return [] }
    let rest = a.dropFirst()
    return quicksort(rest.filter { less($0, p) }, by: less) + [p] + quicksort(rest.filter { !less($0, p) }, by: less)
}
func mergeSort<C: RandomAccessCollection>(_ c: C) -> [C.Element] where C.Element: Comparable {
    guard c.count > 1 else { return Array(c) }
    let mid = c.index(c.startIndex, offsetBy: c.count / 2)
    var (l, r) = (mergeSort(c[..<mid])[...], mergeSort(c[mid...])[...])
    var out: [C.Element] = []; out.reserveCapacity(c.count)
    while let x = l.first, let y = r.first { if x <= y { out.append(x); l.removeFirst() } else { out.append(y); r.removeFirst() } }
    return out + l + r
}
extension Array where Element: Comparable {
    mutating func bubbleSort() { for i in indices { for j in 0..<(count - i - 1) where self[j] > self[j + 1] { swapAt(j, j + 1) } } }
    func binarySearch(_ key: Element) -> Index? {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let mid = range.lowerBound + range.count / 2
            if self[mid] == key { return mid }
            range = self[mid] < key ? (mid + 1)..<range.upperBound : range.lowerBound..<mid
        }
        return nil
    }
    func isSorted() -> Bool { zip(self, dropFirst()).allSatisfy(<=) }
}
var xs = [5, 2, 9, 1]
print(quicksort(xs), quicksort(["b", "a"], by: >), mergeSort(xs), mergeSort(xs[1...]))
xs.bubbleSort(); print(xs, xs.binarySearch(9) ?? -1, xs.binarySearch(4) as Any, xs.isSorted())
struct Graph<V: Hashable> {
    private var edges: [V: [(to: V, cost: Int)]] = [:]
    mutating func connect(_ a: V, _ b: V, _ cost: Int = 1, directed: Bool = false) {
        edges[a, default: []].append((b, cost)); if !directed { edges[b, default: []].append((to: a, cost: cost)) } else { edges[b, default: []] += [] }
    }
    func bfs(from s: V) -> [V] {
        var seen: Set = [s], queue = [s], order: [V] = []
        while !queue.isEmpty { let v = queue.removeFirst(); order.append(v); for (n, _) in edges[v] ?? [] where seen.insert(n).inserted { queue.append(n) } }
        return order
    }
    func dijkstra(from s: V) -> [V: Int] {
        var dist = [s: 0], open: Set = [s]
        while let u = open.min(by: { dist[$0]! < dist[$1]! }) {
            open.remove(u)
            for e in edges[u, default: []] { let d = dist[u]! + e.cost; if d < dist[e.to, default: .max] { dist[e.to] = d; open.insert(e.to) } }
        }
        return dist
    }
    func hasPath(_ a: V, _ b: V, visited: inout Set<V>) -> Bool { if a == b { return true }; visited.insert(a); return edges[a]?.contains { !visited.contains($0.to) && hasPath($0.to, b, visited: &visited) } ?? false }
}
var g = Graph<Character>(); g.connect("a", "b", 4); g.connect("a", "c"); g.connect("c", "b", 2); g.connect("x", "y", directed: true)
var seen = Set<Character>(); print(g.bfs(from: "a"), g.dijkstra(from: "a").sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, g.hasPath("a", "y", visited: &seen))
struct PriorityQueue<T> { private var heap: [T] = []; let before: (T, T) -> Bool
    init(_ items: [T] = [], by before: @escaping (T, T) -> Bool) { self.before = before; items.forEach { push($0) } }
    var isEmpty: Bool { heap.isEmpty }
    mutating func push(_ t: T) { heap.append(t); var i = heap.count - 1; while i > 0, before(heap[i], heap[(i - 1) / 2]) { heap.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
    mutating func pop() -> T? { guard !heap.isEmpty else { return nil }; heap.swapAt(0, heap.count - 1); defer { sink(0) }; return heap.removeLast() }
    private mutating func sink(_ i: Int) { var best = i; for c in [2 * i + 1, 2 * i + 2] where c < heap.count && before(heap[c], heap[best]) { best = c }; if best != i { heap.swapAt(i, best); sink(best) } } }
var pq = PriorityQueue([3, 1, 2], by: <); var out: [Int] = []; while let x = pq.pop() { out.append(x) }; print(out, pq.isEmpty)
let sieve = { (n: Int) in (2...n).filter { k in !(2..<k).prefix { $0 * $0 <= k }.contains { k % $0 == 0 } } }; print(sieve(30))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func permutations<T>(_ a: [T]) -> [[T]] { a.isEmpty ? [[]] : a.indices.flatMap { i in var r = a; let x = r.remove(at: i); return permutations(r).map { [x] + $0 } } }
print(gcd(48, 36), permutations([1, 2, 3]).map { $0.map(String.init).joined() }, [[1, 2], [3]].flatMap { $0 }.map { $0 * $0 })
let anagrams = Dictionary(grouping: ["eat", "tea", "tan", "ate", "nat"]) { String($0.sorted()) }; print(anagrams.values.map { $0.sorted() }.sorted { $0[0] < $1[0] })
func lev(_ a: String, _ b: String) -> Int { let (s, t) = (Array(a), Array(b)); var d = Array(0...t.count)
    for i in 1...s.count { var prev = d[0]; d[0] = i; for j in 1...t.count { let cur = d[j]; d[j] = s[i - 1] == t[j - 1] ? prev : min(prev, d[j], d[j - 1]) + 1; prev = cur } }
    return d[t.count] }
print(lev("kitten", "sitting"), "racecar".reversed().elementsEqual("racecar"), String(Set("banana")).count, "banana".reduce(into: [:]) { $0[$1, default: 0] += 1 }.max { $0.value < $1.value }!.value)
let mixed: [Any] = [1, "two", 3.0, [4], ["five": 5], nil as Int? as Any, (6, "s"), { 7 }]
for m in mixed { switch m { case let i as Int: print("Int", i); case let s as String: print("String", s); case let d as Double: print("Double", d); case let a as [Int]: print("[Int]", a); case let d as [String: Int]: print("dict", d); case let (n, s) as (Int, String): print("tuple", n, s); case let f as () -> Int: print("func", f()); case Optional<Any>.none: print("none"); default: print("?", type(of: m)) } }
// expect: 2.3333333333333335 nil 4.571428571428571 1.5 2.0
// expect: [1, 2, 5, 9] ["b", "a"] [1, 2, 5, 9] [1, 2, 9]
// expect: [1, 2, 5, 9] 3 nil true
// expect: ["a", "b", "c"] ["a0", "b3", "c1"] false
// expect: [1, 2, 3] true
// expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
// expect: 12 ["123", "132", "213", "231", "312", "321"] [1, 4, 9]
// expect: [["ate", "eat", "tea"], ["nat", "tan"]]
// expect: 3 true 3 3
// expect: Int 1
// expect: String two
// expect: Double 3.0
// expect: [Int] [4]
// expect: dict ["five": 5]
// expect: none
// expect: tuple 6 s
// expect: func 7
