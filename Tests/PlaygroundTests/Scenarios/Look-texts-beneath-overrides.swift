// swift-format-ignore-file
// source: published programs with UITextField and attributedPlaceholder
// A text with attributes changes text and font beneath their overrides, as published subclasses rely on:
// their observers of text and placeholder are not told of it.
// ends: normally
import UIKit

class FloatingField: UITextField {
  override var placeholder: String? { didSet { print("placeholder", placeholder ?? "nil"); update() } }
  override var text: String? { didSet { print("text", text ?? "nil") } }
  func update() {
    guard let placeholder else { return }
    attributedPlaceholder = NSAttributedString(string: placeholder, attributes: [.foregroundColor: UIColor.lightGray])
  }
}
class PlainLabel: UILabel {
  override var text: String? { didSet { print("label", text ?? "nil") } }
  override var font: UIFont! { didSet { print("font", font.pointSize) } }
}
let field = FloatingField()
field.placeholder = "Name"
field.attributedText = NSAttributedString(string: "typed")
print(field.attributedPlaceholder!.string, field.text!, field.placeholder!)
let label = PlainLabel()
label.attributedText = NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 30)])
print(label.text!, label.font.pointSize, label.intrinsicContentSize.height)
label.text = "plain"
label.font = UIFont.systemFont(ofSize: 10)
let field2 = UITextField()
field2.text = nil
print(field2.text as Any)

final class HeaderList: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
  }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {
    print("shows header", indexPath.section, view.superview == nil)
  }
  override func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {
    print("hides header", indexPath.section)
  }
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { CGSize(width: 300, height: 500) }
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { CGSize(width: 0, height: 50) }
}
let list = HeaderList(collectionViewLayout: UICollectionViewFlowLayout())
window.rootViewController = list
window.layoutIfNeeded()
list.collectionView.contentOffset.y = 700
list.collectionView.layoutIfNeeded()
