// swift-format-ignore-file
struct Game {
  var score = (home: 0, away: 0)
  var best: (name: String, points: Int)? = nil
  var history: [(round: Int, points: Int)] = []
  static let origin = (x: 0, y: 0)
  lazy var cached: (Int, Int) = (score.home, score.away)
  var total: (sum: Int, diff: Int) { (score.home + score.away, score.home - score.away) }
  var last: (round: Int, points: Int)? { history.last }
  mutating func home(_ n: Int) { 
    score.home += n
    history.append((round: history.count, points: n))
    if best == nil || best!.points < n { best = ("home", n) }
  }
}
var g = Game()
g.home(3); g.home(5)
print(g.score, g.best!, g.history, g.total.diff, Game.origin.x, g.cached)
g.best?.points += 1
print(g.best?.points ?? 0)
g.history[0].points = 9
print(g.history.map(\.points), g.history.max { $0.points < $1.points }!)
print(g.score)
let kp = \Game.score.home
print(g[keyPath: kp])
g[keyPath: \.score.away] = 77
print(g.score)
if g.score == (0, 77) { print("eq") }
print(g.last!.round)
func change(_ x: inout Int) { x *= 2 }
change(&g.score.away)
print(g.score.away)
for (r, p) in g.history { print(r, p) }
let (h, a) = g.score
print(h, a)
dump(g.score)
// expect: (home: 8, away: 0) (name: "home", points: 5) [(round: 0, points: 3), (round: 1, points: 5)] 8 0 (8, 0)
// expect: 6
// expect: [9, 5] (round: 0, points: 9)
// expect: (home: 8, away: 0)
// expect: 8
// expect: (home: 8, away: 77)
// expect: 1
// expect: 154
// expect: 0 9
// expect: 1 5
// expect: 8 154
// expect: ▿ (2 elements)
// expect:   - home: 8
// expect:   - away: 154
