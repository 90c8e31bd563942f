import SwiftScript

extension CheckReport {
  /// A test suite a file and a test case a promise, for a CI server.
  public func junit() -> String {
    let files = (lessons + findings.map(\.diagnostic.range.file)).uniqued()
    let cases = files.count * Finding.Promise.allCases.count
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="layoutlab check" tests="\#(cases)" failures="\#(failedCases)">"#,
    ]
    for file in files { lines += suite(for: file) }
    return (lines + ["</testsuites>"]).joined(separator: "\n")
  }

  private var failedCases: Int {
    findings.map { "\($0.promise.rawValue) \($0.diagnostic.range.file)" }.uniqued().count
  }

  private func suite(for file: String) -> [String] {
    let name = escaped(file)
    let mine = findings.filter { $0.diagnostic.range.file == file }
    let failed = mine.map(\.promise.rawValue).uniqued().count
    let count = Finding.Promise.allCases.count
    // Nothing can be said of a file that does not parse.
    let isRead = !mine.contains { $0.promise == .format }
    let skipped = isRead ? 0 : count - failed
    var lines = [
      #"  <testsuite name="\#(name)" tests="\#(count)" failures="\#(failed)" skipped="\#(skipped)">"#
    ]
    for promise in Finding.Promise.allCases {
      let broken = mine.filter { $0.promise == promise }
      let opening = #"    <testcase classname="\#(name)" name="\#(promise.rawValue)""#
      guard let first = broken.first else {
        lines.append(opening + (isRead ? "/>" : "><skipped/></testcase>"))
        continue
      }
      let text = broken.map(\.diagnostic.plainText).joined(separator: "\n")
      lines.append(opening + ">")
      lines.append(
        #"      <failure message="\#(escaped(first.diagnostic.message))">"# + escaped(text)
          + "</failure>")
      lines.append("    </testcase>")
    }
    return lines + ["  </testsuite>"]
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it came first.
  nonisolated fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
