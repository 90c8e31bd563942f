import Foundation

extension UIView {
  final func standIn(for size: CGSize, _ afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return UIView(frame: CGRect(origin: .zero, size: size))
  }
}

/// What watches a view for touches; it never gets any here.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  final func replaceInteractions(_ wanted: [any UIInteraction]) {
    keptAccessories.interactions.forEach { $0.willMove(to: nil) }
    keptAccessories.interactions.forEach { $0.didMove(to: nil) }
    keptAccessories.interactions = []
    wanted.forEach(addInteraction)
  }
  final func take(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    keptAccessories.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  final func drop(_ interaction: any UIInteraction) {
    guard keptAccessories.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    keptAccessories.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
