import UIKitEngine
import Words

/// What animations show just now, beside what the model says.
///
/// ```
/// card.position shows (60, 50), the model says (110, 50): 0.5 of 1 s
/// ```
public nonisolated func travellingText(_ travelling: [Travelling]) -> Styled {
  travelling.map { one in
    let name = "\(one.element).\(one.property)"
    let (shown, model) = (numbersText(one.shown), numbersText(one.model))
    let time = one.total.map { Phrase.shareOfTime(number(max(0, one.elapsed)), of: number($0)) }
    return Styled("\(Phrase.travelling(name, shows: shown, model: model))", .note)
      + Styled(": \(time ?? .repeatsForEver)\n", .quiet)
  }.joined()
}

/// `0.5`, or `(60, 50)`.
private nonisolated func numbersText(_ values: [Double]) -> String {
  guard values.count != 1 else { return number(values[0]) }
  return "(" + values.map { number($0) }.joined(separator: ", ") + ")"
}
