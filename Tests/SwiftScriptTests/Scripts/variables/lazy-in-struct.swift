struct Report {
  let n: Int;
  lazy var squares: [Int] = {
    print("computing"); return (1...n).map { $0 * $0 }
  }()
}
var report = Report(n: 3)
print("made")
print(report.squares, report.squares.count)
// expect: made
// expect: computing
// expect: [1, 4, 9] 3
