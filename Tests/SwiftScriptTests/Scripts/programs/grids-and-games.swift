// swift-format-ignore-file
// simulation: bank, elevators, game of life, tic tac toe, matrix, text adventure
struct Grid<T> { let w: Int, h: Int; private var cells: [T]; init(_ w: Int, _ h: Int, _ v: T) { self.w = w; self.h = h; cells = Array(repeating: v, count: w * h) }
  subscript(x: Int, y: Int) -> T { get { cells[((y + h) % h) * w + (x + w) % w] } set { cells[((y + h) % h) * w + (x + w) % w] = newValue } }
  func map<U>(_ f: (Int, Int, T) -> U) -> Grid<U> { var g = Grid<U>(w, h, f(0, 0, self[0, 0])); for y in 0..<h { for x in 0..<w { g[x, y] = f(x, y, self[x, y]) } }; return g } }
extension Grid: CustomStringConvertible where T == Bool { var description: String { (0..<h).map { y in (0..<w).map { self[$0, y] ? "#" : "." }.joined() }.joined(separator: "\n") } }
extension Grid where T == Bool { func step() -> Grid { map { x, y, alive in let n = (-1...1).flatMap { dy in (-1...1).map { dx in (dx, dy) } }.filter { $0 != (0, 0) && self[x + $0.0, y + $0.1] }.count; return n == 3 || (alive && n == 2) } } }
var life = Grid(5, 5, false); for x in 1...3 { life[x, 2] = true }; print(life); print(); print(life.step())
enum Player: Character { case x = "X", o = "O"; var next: Player { self == .x ? .o : .x } }
struct Board { var cells = [Player?](repeating: nil, count: 9); static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
  var winner: Player? { for l in Self.lines { if let p = cells[l[0]], l.allSatisfy({ cells[$0] == p }) { return p } }; return nil }
  mutating func play(_ i: Int, _ p: Player) throws { guard cells.indices ~= i else { throw MoveError.outside(i) }; guard cells[i] == nil else { throw MoveError.taken(by: cells[i]!) }; cells[i] = p }
  enum MoveError: Error, Equatable { case outside(Int), taken(by: Player) } }
var b = Board(), p = Player.x; for m in [0, 3, 1, 3, 4, 99, 2] { do { try b.play(m, p); p = p.next } catch Board.MoveError.taken(let who) { print("taken by", who.rawValue) } catch { print(error) } }
print(b.winner.map { "\($0.rawValue) wins" } ?? "none", String(b.cells.map { $0?.rawValue ?? "." }))
struct RNG: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s ^= s << 13; s ^= s >> 7; s ^= s << 17; return s } }
var rng = RNG(s: 42); print((0..<5).map { _ in rng.next() % 100 }, Int(rng.next() >> 40))
enum Dir: Int, CaseIterable { case n, e, s, w; var turnedRight: Dir { Dir(rawValue: (rawValue + 1) % 4)! }; var delta: (dx: Int, dy: Int) { switch self { case .n: (0, -1); case .e: (1, 0); case .s: (0, 1); case .w: (-1, 0) } } }
struct Robot { var x = 0, y = 0, dir = Dir.n; mutating func run(_ s: String) { for c in s { switch c { case "F": x += dir.delta.dx; y += dir.delta.dy; case "R": dir = dir.turnedRight; case "L": for _ in 1...3 { dir = dir.turnedRight }; case let d where d.isNumber: print("num", d); default: continue } } } }
var r = Robot(); r.run("FFRF3LFx"); print(r, r.dir.delta)
func hanoi(_ n: Int, _ a: Character = "A", _ b: Character = "B", _ c: Character = "C", moves: inout [(Character, Character)]) { if n == 0 { return }; hanoi(n - 1, a, c, b, moves: &moves); moves.append((a, c)); hanoi(n - 1, b, a, c, moves: &moves) }; var mv: [(Character, Character)] = []; hanoi(3, moves: &mv); print(mv.count, mv.map { "\($0)\($1)" }.joined(separator: " "))
func queens(_ n: Int) -> Int { var cols = Set<Int>(), d1 = Set<Int>(), d2 = Set<Int>(), count = 0; func place(_ r: Int) { if r == n { count += 1; return }; for c in 0..<n where !cols.contains(c) && !d1.contains(r + c) && !d2.contains(r - c) { cols.insert(c); d1.insert(r + c); d2.insert(r - c); place(r + 1); cols.remove(c); d1.remove(r + c); d2.remove(r - c) } }; place(0); return count }; print(queens(6))
func flood(_ g: inout [[Int]], _ r: Int, _ c: Int, to v: Int) { let old = g[r][c]; guard old != v else { return }; func go(_ r: Int, _ c: Int) { guard g.indices.contains(r), g[r].indices.contains(c), g[r][c] == old else { return }; g[r][c] = v; for (dr, dc) in [(0, 1), (1, 0), (0, -1), (-1, 0)] { go(r + dr, c + dc) } }; go(r, c) }; var grid = [[1, 1, 0], [1, 0, 0], [1, 1, 1]]; flood(&grid, 0, 0, to: 7); print(grid)
// expect: .....
// expect: .....
// expect: .###.
// expect: .....
// expect: .....
// expect:
// expect: .....
// expect: ..#..
// expect: ..#..
// expect: ..#..
// expect: .....
// expect: taken by O
// expect: outside(99)
// expect: X wins XXXOO....
// expect: [74, 71, 54, 36, 62] 9181170
// expect: num 3
// expect: Robot(x: 1, y: -3, dir: main.Dir.n) (dx: 0, dy: -1)
// expect: 7 AC AB CB AC BA BC AC
// expect: 4
// expect: [[7, 7, 0], [7, 0, 0], [7, 7, 7]]
