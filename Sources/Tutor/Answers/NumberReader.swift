import Foundation

/// Reads `(0, 0, 200, 200)`, `0 0 200 200`, `CGRect(x: 0, …)`, `{{0, 0}, {200, 200}}`, `200x100`, `.zero`.
nonisolated struct NumberReader {
  private let form: AnswerForm

  init(_ form: AnswerForm) {
    self.form = form
  }

  func read(_ line: String) -> Result<Answer, Misreading> {
    var text = line.lowercased()
    if text.wholeMatch(of: /(cg(rect|size|point|float))?\.?zero/) != nil {
      return .success(.numbers(form.labels.map { _ in 0 }, form))
    }
    text = withoutWords(text)
    guard let (labels, numbers) = tokens(in: text) else { return .failure(.notA(form)) }
    guard numbers.count == form.labels.count else {
      return .failure(numbers.isEmpty ? .notA(form) : .numberCount(found: numbers.count, form))
    }
    return .success(.numbers(inOrder(numbers, labels), form))
  }

  /// Type names, `origin: .zero` and units say nothing that the numbers don't.
  private func withoutWords(_ line: String) -> String {
    var text = line.replacing(/cg(rect|size|point|float)/, with: "")
    text = text.replacing(/(origin|size)\s*:\s*\.zero/, with: "0 0")
    text = text.replacing(/\b(origin|size)\s*:/, with: "")
    text = text.replacing(/(\d)\s*(points|point|pts|pt|포인트)/) { "\($0.output.1)" }
    text = text.replacing(/(\d)\s*[x×*]\s*(?=\d)/) { "\($0.output.1) " }
    return text.replacing("−", with: "-")
  }

  /// Every number with the label before it; `nil` when anything else is left over.
  private func tokens(in text: String) -> (labels: [String], numbers: [Double])? {
    var labels: [String] = []
    var numbers: [Double] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace || "(){}[],;".contains(first) {
        rest = rest.dropFirst()
      } else if let match = rest.prefixMatch(
        of: /(?:(x|y|width|height|w|h)\s*[:=]\s*)?([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)/)
      {
        guard let number = Double(match.output.2) else { return nil }
        labels.append(match.output.1.map(String.init) ?? "")
        numbers.append(number)
        rest = rest[match.range.upperBound...]
      } else {
        return nil
      }
    }
    return (labels, numbers)
  }

  /// Labelled numbers may come in any order.
  private func inOrder(_ numbers: [Double], _ labels: [String]) -> [Double] {
    let long = labels.map { $0 == "w" ? "width" : $0 == "h" ? "height" : $0 }
    guard Set(long) == Set(form.labels), long.count == form.labels.count else { return numbers }
    return form.labels.map { label in numbers[long.firstIndex(of: label) ?? 0] }
  }
}
