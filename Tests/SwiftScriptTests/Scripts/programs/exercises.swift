// swift-format-ignore-file
import Foundation
// LeetCode style
class ListNode { var val: Int; var next: ListNode?; init(_ val: Int = 0, _ next: ListNode? = nil) { self.val = val; self.next = next } }
public class TreeNode { public var val: Int; public var left: TreeNode?; public var right: TreeNode?; public init() { self.val = 0; self.left = nil; self.right = nil; }; public init(_ val: Int) { self.val = val; self.left = nil; self.right = nil; }; public init(_ val: Int, _ left: TreeNode?, _ right: TreeNode?) { self.val = val; self.left = left; self.right = right } }
class Solution {
  func reverse(_ head: ListNode?) -> ListNode? { var prev: ListNode? = nil, cur = head; while let c = cur { (c.next, prev, cur) = (prev, c, c.next) }; return prev }
  func merge(_ a: ListNode?, _ b: ListNode?) -> ListNode? { guard let a = a, let b = b else { return a ?? b }; if a.val < b.val { a.next = merge(a.next, b); return a } else { b.next = merge(a, b.next); return b } }
  func list(_ xs: [Int]) -> ListNode? { let d = ListNode(); var t: ListNode? = d; for x in xs { t?.next = ListNode(x); t = t?.next }; return d.next }
  func arr(_ n: ListNode?) -> [Int] { var r = [Int](), n = n; while n != nil { r.append(n!.val); n = n?.next }; return r }
  func twoSum(_ nums: [Int], _ target: Int) -> [Int] { var map = [Int: Int](); for (i, n) in nums.enumerated() { if let j = map[target - n] { return [j, i] }; map[n] = i }; return [] }
  func longest(_ s: String) -> Int { var last: [Character: Int] = [:], start = 0, best = 0; for (i, c) in s.enumerated() { if let p = last[c], p >= start { start = p + 1 }; last[c] = i; best = max(best, i - start + 1) }; return best }
  func depth(_ r: TreeNode?) -> Int { r == nil ? 0 : 1 + max(depth(r!.left), depth(r!.right)) }
  func levels(_ r: TreeNode?) -> [[Int]] { guard let r else { return [] }; var q = [r], out: [[Int]] = []; while !q.isEmpty { out.append(q.map { $0.val }); q = q.flatMap { [$0.left, $0.right].compactMap { $0 } } }; return out }
  func valid(_ s: String) -> Bool { var st: [Character] = []; let m: [Character: Character] = [")": "(", "]": "[", "}": "{"]; for c in s { if let o = m[c] { if st.popLast() != o { return false } } else { st.append(c) } }; return st.isEmpty }
  func permute(_ n: [Int]) -> [[Int]] { if n.count < 2 { return [n] }; return n.indices.flatMap { i -> [[Int]] in var r = n; let x = r.remove(at: i); return permute(r).map { [x] + $0 } } }
  func subsets(_ n: [Int]) -> [[Int]] { n.reduce([[]]) { acc, x in acc + acc.map { $0 + [x] } } }
  func islands(_ g: [[Character]]) -> Int { var g = g, n = 0; func sink(_ r: Int, _ c: Int) { guard g.indices.contains(r), g[r].indices.contains(c), g[r][c] == "1" else { return }; g[r][c] = "0"; for (dr, dc) in [(0, 1), (1, 0), (0, -1), (-1, 0)] { sink(r + dr, c + dc) } }; for r in g.indices { for c in g[r].indices where g[r][c] == "1" { n += 1; sink(r, c) } }; return n }
  func lcs(_ a: String, _ b: String) -> Int { let x = Array(a), y = Array(b); var dp = Array(repeating: Array(repeating: 0, count: y.count + 1), count: x.count + 1); for i in 1...x.count { for j in 1...y.count { dp[i][j] = x[i - 1] == y[j - 1] ? dp[i - 1][j - 1] + 1 : max(dp[i - 1][j], dp[i][j - 1]) } }; return dp[x.count][y.count] }
  func roman(_ n: Int) -> String { var n = n; return [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")].reduce("") { s, p in defer { n %= p.0 }; return s + String(repeating: p.1, count: n / p.0) } }
  func groupAnagrams(_ s: [String]) -> [[String]] { Dictionary(grouping: s) { String($0.sorted()) }.values.map { $0.sorted() }.sorted { $0[0] < $1[0] } }
  func bs(_ a: [Int], _ t: Int) -> Int { var lo = 0, hi = a.count - 1; while lo <= hi { let m = lo + (hi - lo) / 2; if a[m] == t { return m } else if a[m] < t { lo = m + 1 } else { hi = m - 1 } }; return -1 }
  func topK(_ n: [Int], _ k: Int) -> [Int] { Array(n.reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(k).map(\.key)) }
  func canJump(_ n: [Int]) -> Bool { var r = 0; for (i, x) in n.enumerated() { if i > r { return false }; r = max(r, i + x) }; return true }
  func spiral(_ m: [[Int]]) -> [Int] { var m = m, o: [Int] = []; while let f = m.first { o += f; m.removeFirst(); guard !m.isEmpty else { break }; m = (0..<m[0].count).reversed().map { c in m.map { $0[c] } } }; return o }
  func pascal(_ n: Int) -> [[Int]] { (1..<n).reduce([[1]]) { r, _ in r + [zip([0] + r.last!, r.last! + [0]).map(+)] } }
  func sieve(_ n: Int) -> [Int] { var p = [Bool](repeating: true, count: n + 1); p[0] = false; p[1] = false; var i = 2; while i * i <= n { if p[i] { for j in stride(from: i * i, through: n, by: i) { p[j] = false } }; i += 1 }; return p.indices.filter { p[$0] } }
  func atoi(_ s: String) -> Int { var r = 0, sign = 1, i = s.startIndex; while i < s.endIndex, s[i] == " " { i = s.index(after: i) }; if i < s.endIndex, "+-".contains(s[i]) { sign = s[i] == "-" ? -1 : 1; i = s.index(after: i) }; while i < s.endIndex, let d = s[i].wholeNumberValue { r = r * 10 + d; i = s.index(after: i); if r > Int(Int32.max) { return sign == 1 ? Int(Int32.max) : Int(Int32.min) } }; return r * sign }
  func rotate(_ m: inout [[Int]]) { m.reverse(); for i in 0..<m.count { for j in 0..<i { (m[i][j], m[j][i]) = (m[j][i], m[i][j]) } } }
  func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
  func hanoi(_ n: Int, _ a: Character = "A", _ b: Character = "B", _ c: Character = "C") -> [String] { n == 0 ? [] : hanoi(n - 1, a, c, b) + ["\(a)\(c)"] + hanoi(n - 1, b, a, c) }
  func queens(_ n: Int) -> Int { var cols = Set<Int>(), d1 = Set<Int>(), d2 = Set<Int>(); func go(_ r: Int) -> Int { if r == n { return 1 }; var t = 0; for c in 0..<n where !cols.contains(c) && !d1.contains(r + c) && !d2.contains(r - c) { cols.insert(c); d1.insert(r + c); d2.insert(r - c); t += go(r + 1); cols.remove(c); d1.remove(r + c); d2.remove(r - c) }; return t }; return go(0) }
}
let S = Solution()
print(S.arr(S.reverse(S.list([1, 2, 3]))), S.arr(S.merge(S.list([1, 3]), S.list([2, 4]))), S.twoSum([2, 7, 11], 9), S.longest("abcabcbb"))
let tree = TreeNode(3, TreeNode(9), TreeNode(20, TreeNode(15), TreeNode(7)))
print(S.depth(tree), S.levels(tree), S.valid("([]{})"), S.valid("(]"), S.permute([1, 2, 3]).count, S.subsets([1, 2]), S.islands([["1", "0"], ["0", "1"]]), S.lcs("abcde", "ace"), S.roman(1994))
print(S.groupAnagrams(["eat", "tea", "tan", "nat", "bat"]), S.bs([1, 3, 5], 5), S.topK([1, 1, 1, 2, 2, 3], 2), S.canJump([3, 2, 1, 0, 4]), S.spiral([[1, 2, 3], [4, 5, 6], [7, 8, 9]]), S.pascal(4), S.sieve(20), S.atoi("  -42abc"), S.atoi("99999999999"))
var mm = [[1, 2], [3, 4]]; S.rotate(&mm); print(mm, S.gcd(12, 18), S.hanoi(2), S.queens(6))
struct Graph { var adj: [Int: [(to: Int, w: Int)]] = [:]
  mutating func edge(_ a: Int, _ b: Int, _ w: Int) { adj[a, default: []].append((b, w)); adj[b, default: []].append((a, w)) }
  func dijkstra(_ s: Int) -> [Int: Int] { var d = [s: 0], todo: Set = [s]; while let u = todo.min(by: { d[$0]! < d[$1]! }) { todo.remove(u); for e in adj[u] ?? [] where d[u]! + e.w < d[e.to, default: .max] { d[e.to] = d[u]! + e.w; todo.insert(e.to) } }; return d }
  func bfs(_ s: Int) -> [Int] { var seen: Set<Int> = [s], q = [s], o: [Int] = []; while !q.isEmpty { let u = q.removeFirst(); o.append(u); for (v, _) in adj[u, default: []] where seen.insert(v).inserted { q.append(v) } }; return o }
  func topo(_ deps: [String: [String]]) -> [String]? { var st: [String: Int] = [:], out: [String] = []; func visit(_ n: String) -> Bool { switch st[n] { case 1?: return false; case 2?: return true; default: break }; st[n] = 1; for d in (deps[n] ?? []).sorted() { guard visit(d) else { return false } }; st[n] = 2; out.append(n); return true }; for n in deps.keys.sorted() { guard visit(n) else { return nil } }; return out } }
var g = Graph(); g.edge(1, 2, 7); g.edge(1, 3, 2); g.edge(3, 2, 3); print(g.dijkstra(1).sorted { $0.key < $1.key }.map { "\($0):\($1)" }, g.bfs(1), g.topo(["a": ["b", "c"], "b": ["c"]])!, g.topo(["a": ["b"], "b": ["a"]]) as Any)
struct UF { var p: [Int]; init(_ n: Int) { p = Array(0..<n) }; mutating func find(_ x: Int) -> Int { if p[x] != x { p[x] = find(p[x]) }; return p[x] }; mutating func union(_ a: Int, _ b: Int) -> Bool { let (x, y) = (find(a), find(b)); p[x] = y; return x != y } }
var uf = UF(4); print(uf.union(0, 1), uf.union(1, 0), uf.union(2, 3), (0..<4).map { uf.find($0) })
func memo<A: Hashable, R>(_ f: @escaping ((A) -> R, A) -> R) -> (A) -> R { var c: [A: R] = [:]; func go(_ a: A) -> R { if let r = c[a] { return r }; let r = f(go, a); c[a] = r; return r }; return go }
let fib = memo { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }; print(fib(60))
let text = """
  the quick brown fox
    jumps over the lazy dog
  the end
  """
let freq = text.lowercased().components(separatedBy: CharacterSet.letters.inverted).filter { !$0.isEmpty }.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
print(freq.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.prefix(3).map { "\($0.key)=\($0.value)" })
print(text.split(separator: "\n").map { (l: Substring) -> Int in l.prefix(while: { $0 == " " }).count })
print(String(text.reversed().prefix(3)), text.filter("aeiou".contains).count)
func caesar(_ s: String, _ k: Int) -> String { String(s.unicodeScalars.map { u in switch u { case "a"..."z": Character(UnicodeScalar((Int(u.value) - 97 + k + 26) % 26 + 97)!); default: Character(u) } }) }
print(caesar("hello, xyz", 3), caesar(caesar("abc", 5), -5), String(format: "%05.2f|%-6@|%3d|%x", 3.14159, "ab", 42, 255), "a-b-c".replacingOccurrences(of: "-", with: "+"), "abc".map { $0.asciiValue! }, Character("é").isLetter, "ß".uppercased())
// expect: [3, 2, 1] [1, 2, 3, 4] [0, 1] 3
// expect: 3 [[3], [9, 20], [15, 7]] true false 6 [[], [1], [2], [1, 2]] 2 3 MCMXCIV
// expect: [["bat"], ["eat", "tea"], ["nat", "tan"]] 2 [1, 2] false [1, 2, 3, 6, 9, 8, 7, 4, 5] [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1]] [2, 3, 5, 7, 11, 13, 17, 19] -42 2147483647
// expect: [[3, 1], [4, 2]] 6 ["AB", "AC", "BC"] 4
// expect: ["1:0", "2:5", "3:2"] [1, 2, 3] ["c", "b", "a"] nil
// expect: true false true [1, 1, 3, 3]
// expect: 1548008755920
// expect: ["the=3", "brown=1", "dog=1"]
// expect: [0, 2, 0]
// expect: dne 13
// expect: khoor, abc abc 03.14|ab| 42|ff a+b+c [97, 98, 99] true SS
