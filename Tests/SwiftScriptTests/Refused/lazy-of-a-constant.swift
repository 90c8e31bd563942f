// swift-format-ignore-file
struct Report {
  lazy var total = 3
}
let report = Report()
print(report.total)  // error: cannot use mutating getter on immutable value: 'report' is a 'let' constant
