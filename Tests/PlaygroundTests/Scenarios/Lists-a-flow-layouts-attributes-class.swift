// swift-format-ignore-file
// source: Apple's documentation of layoutAttributesClass
// A flow layout makes attributes of the class that a subclass names.
// ends: normally
import UIKit

class PaddedFlow: UICollectionViewFlowLayout {
  final class Attributes: UICollectionViewLayoutAttributes {
    var shift: CGFloat = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      guard let copied = super.copy(with: zone) as? Attributes else { return super.copy(with: zone) }
      copied.shift = shift
      return copied
    }
  }
  override class var layoutAttributesClass: AnyClass { Attributes.self }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }
    all?.forEach { attributes in
      print(type(of: attributes), attributes.indexPath.item)
      (attributes as? Attributes)?.shift = attributes.frame.minY / 10
    }
    return all
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
final class ShiftCell: UICollectionViewCell {
  var shift: CGFloat = -1
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let it = layoutAttributes as? PaddedFlow.Attributes { shift = it.shift }
  }
}
final class Source: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) as! ShiftCell
  }
}
let flow = PaddedFlow()
flow.itemSize = CGSize(width: 300, height: 100)
let source = Source()
let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
view.register(ShiftCell.self, forCellWithReuseIdentifier: "c")
view.dataSource = source
view.layoutIfNeeded()
for item in 0..<2 {
  let cell = view.cellForItem(at: IndexPath(item: item, section: 0)) as? ShiftCell
  print(cell?.frame ?? .null, cell?.shift ?? -2)
}
