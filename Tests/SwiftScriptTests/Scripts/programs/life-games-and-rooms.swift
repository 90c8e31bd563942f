// Game of life, tic tac toe, inventory, text adventure
struct Grid: CustomStringConvertible {
  private var cells: Set<Cell>; let w: Int, h: Int;
  struct Cell: Hashable {
    let x, y: Int;
    var neighbours: [Cell] {
      (-1...1).flatMap { dx in
        (-1...1).compactMap { dy in dx == 0 && dy == 0 ? nil : Cell(x: x + dx, y: y + dy) }
      }
    }
  }
  init(_ rows: String) {
    let lines = rows.split(separator: "\n").map(Array.init); h = lines.count;
    w = lines.first?.count ?? 0;
    cells = Set(
      lines.enumerated().flatMap { y, line in
        line.enumerated().compactMap { x, c in c == "#" ? Cell(x: x, y: y) : nil }
      })
  }
  mutating func step() {
    let counts = cells.lazy.flatMap(\.neighbours).reduce(into: [Cell: Int]()) {
      $0[$1, default: 0] += 1
    };
    cells = Set(counts.filter { $0.value == 3 || ($0.value == 2 && cells.contains($0.key)) }.keys)
  }
  var population: Int { cells.count }
  var description: String {
    (0..<h).map { y in String((0..<w).map { cells.contains(Cell(x: $0, y: y)) ? "#" : "." }) }
      .joined(separator: "\n")
  }
}
var life = Grid(".....\n..#..\n..#..\n..#..\n.....");
for _ in 1...2 { print(life, life.population, separator: "\n"); life.step() }
enum Mark: Character { case x = "X", o = "O"; var other: Mark { self == .x ? .o : .x } }
struct Board {
  private(set) var cells = [Mark?](repeating: nil, count: 9);
  static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]
  var winner: Mark? {
    for l in Self.lines { if let m = cells[l[0]], l.allSatisfy({ cells[$0] == m }) { return m } };
    return nil
  }
  var moves: [Int] { cells.indices.filter { cells[$0] == nil } }
  func playing(_ i: Int, _ m: Mark) -> Board { var b = self; b.cells[i] = m; return b }
  func score(_ m: Mark, _ me: Mark, _ depth: Int = 0) -> Int {
    if let w = winner { return w == me ? 10 - depth : depth - 10 }; if moves.isEmpty { return 0 };
    let s = moves.map { playing($0, m).score(m.other, me, depth + 1) };
    return m == me ? s.max() ?? 0 : s.min() ?? 0
  }
  func best(_ m: Mark) -> Int? {
    moves.max { playing($0, m).score(m.other, m) < playing($1, m).score(m.other, m) }
  }
  var text: String {
    stride(from: 0, to: 9, by: 3).map { r in
      cells[r..<r + 3].map { $0.map { String($0.rawValue) } ?? "-" }.joined()
    }.joined(separator: "/")
  }
}
var b = Board().playing(0, .x).playing(4, .o).playing(8, .x).playing(1, .o).playing(7, .x);
print(b.text, b.moves); var turn = Mark.o
while b.winner == nil, let m = b.best(turn) { b = b.playing(m, turn); turn = turn.other };
print(b.text, b.winner as Any)
struct Item: Hashable { let name: String; var weight = 1.0 }
class Inventory {
  private var items: [Item: Int] = [:]; let maxWeight: Double;
  var onChange: ((_ inv: Inventory) -> Void)?; init(max: Double) { maxWeight = max }
  var weight: Double { items.reduce(0) { $0 + $1.key.weight * Double($1.value) } }
  enum Problem: Error { case tooHeavy(by: Double), missing(String) }
  func add(_ i: Item, _ n: Int = 1) throws {
    let extra = weight + i.weight * Double(n) - maxWeight;
    guard extra <= 0 else { throw Problem.tooHeavy(by: extra) }; items[i, default: 0] += n;
    onChange?(self)
  }
  func remove(_ name: String) throws -> Item {
    guard let (item, count) = items.first(where: { $0.key.name == name }) else {
      throw Problem.missing(name)
    }; items[item] = count > 1 ? count - 1 : nil; defer { onChange?(self) }; return item
  }
  subscript(name: String) -> Int { items.first { $0.key.name == name }?.value ?? 0 }
}
let inv = Inventory(max: 10); var changes = 0; inv.onChange = { _ in changes += 1 }
do {
  try inv.add(Item(name: "rope")); try inv.add(.init(name: "sword", weight: 4), 2);
  print(inv.weight, inv["sword"]); _ = try inv.remove("sword"); print(inv["sword"]);
  try inv.add(Item(name: "anvil", weight: 99))
} catch Inventory.Problem.tooHeavy(let by) where by > 50 { print("way too heavy", by) } catch {
  print(error)
}
do { _ = try inv.remove("cup") } catch let Inventory.Problem.missing(n) {
  print("no", n, changes)
} catch {}
enum Direction: String, CaseIterable {
  case north, south, east, west;
  var opposite: Direction {
    switch self {
    case .north: .south;
    case .south: .north;
    case .east: .west;
    case .west: .east
    }
  };
  init?(_ s: some StringProtocol) {
    guard let d = Self.allCases.first(where: { $0.rawValue.hasPrefix(s.lowercased()) }) else {
      return nil
    }; self = d
  }
}
final class Room {
  let name: String; private(set) var exits: [Direction: Room] = [:]; var items: [String];
  init(_ n: String, items: String...) { name = n; self.items = items };
  func connect(_ d: Direction, _ r: Room) { exits[d] = r; r.exits[d.opposite] = self }
}
enum Cmd {
  case go(Direction), take(String), look, quit;
  init?(_ line: String) {
    let w = line.split(separator: " ", maxSplits: 1);
    switch (w.first, w.dropFirst().first) {
    case ("go"?, let d?): guard let d = Direction(d) else { return nil }; self = .go(d);
    case ("take"?, let i?): self = .take(String(i));
    case ("look"?, nil): self = .look;
    case ("quit"?, _): self = .quit;
    default: return nil
    }
  }
}
let hall = Room("Hall", items: "lamp"), cave = Room("Cave"); hall.connect(.north, cave);
var here = hall, bag: [String] = []
loop: for line in [
  "look", "take lamp", "take lamp", "go n", "go west", "dance", "go s", "quit", "look",
] {
  guard let cmd = Cmd(line) else { print("?", line); continue }
  switch cmd {
  case .go(let d):
    if let next = here.exits[d] {
      here = next; print("You are in the \(here.name)")
    } else {
      print("No way \(d)")
    }
  case .take(let i):
    if let k = here.items.firstIndex(of: i) {
      bag.append(here.items.remove(at: k)); print("Taken")
    } else {
      print("No \(i)")
    }
  case .look: print(here.name, here.items, here.exits.keys.map(\.rawValue).sorted());
  case .quit: break loop
  }
}

// expect: .....
// expect: ..#..
// expect: ..#..
// expect: ..#..
// expect: .....
// expect: 3
// expect: .....
// expect: .....
// expect: .###.
// expect: .....
// expect: .....
// expect: 3
// expect: XO-/-O-/-XX [2, 3, 5, 6]
// expect: XOX/XOO/OXX nil
// expect: 9.0 2
// expect: 1
// expect: way too heavy 94.0
// expect: no cup 3
// expect: Hall ["lamp"] ["north"]
// expect: Taken
// expect: No lamp
// expect: You are in the Cave
// expect: No way west
// expect: ? dance
// expect: You are in the Hall
