// swift-format-ignore-file
// source: Apple's documentation of UICollectionViewLayoutAttributes
// Attributes with values of their own are copied and compared with them, and cells are given them.
// ends: normally
import UIKit

class BadgeAttributes: UICollectionViewLayoutAttributes {
  var tint: UIColor = .red
  var progress: CGFloat = 0
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! BadgeAttributes
    copy.tint = tint
    copy.progress = progress
    return copy
  }
  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? BadgeAttributes else { return false }
    let isAlike = MainActor.assumeIsolated { other.progress == progress && other.tint == tint }
    return isAlike && super.isEqual(object)
  }
}

class ProgressLayout: UICollectionViewLayout {
  override class var layoutAttributesClass: AnyClass { BadgeAttributes.self }
  var cache: [BadgeAttributes] = []
  override func prepare() {
    super.prepare()
    guard let collectionView, cache.isEmpty else { return }
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let attributes = BadgeAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: collectionView.bounds.width, height: 44)
      attributes.progress = CGFloat(item) / 4
      cache.append(attributes)
    }
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(cache.count) * 50)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }
}

class ProgressCell: UICollectionViewCell {
  var shown: CGFloat = -1
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? BadgeAttributes else { print("plain"); return }
    shown = attributes.progress
  }
}

class ViewController: UIViewController, UICollectionViewDataSource {
  lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: ProgressLayout())
  override func viewDidLoad() {
    super.viewDidLoad()
    list.dataSource = self
    list.register(ProgressCell.self, forCellWithReuseIdentifier: "cell")
    view.addSubview(list)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

let one = BadgeAttributes(forCellWith: IndexPath(item: 1, section: 0))
one.progress = 0.5
let two = one.copy() as! BadgeAttributes
print(type(of: two), two.progress, two.indexPath, one == two, one === two)
two.progress = 0.75
print(one == two, one.isEqual(two))
two.progress = 0.5
two.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
print(one.isEqual(two))
let plain = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
print(one.isEqual(plain), plain.isEqual(one))
let header = BadgeAttributes(forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 0))
print(header.representedElementKind ?? "none", header.representedElementCategory == .supplementaryView, header.progress)
print(ProgressLayout.layoutAttributesClass)

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let controller = ViewController()
window.rootViewController = controller
window.makeKeyAndVisible()
controller.view.layoutIfNeeded()
for cell in controller.list.visibleCells.compactMap({ $0 as? ProgressCell }).sorted(by: { $0.frame.minY < $1.frame.minY }) {
  print(cell.frame, cell.shown)
}
let layout = controller.list.collectionViewLayout as! ProgressLayout
layout.cache[1].progress = 0.9
layout.invalidateLayout()
controller.view.layoutIfNeeded()
print((controller.list.cellForItem(at: IndexPath(item: 1, section: 0)) as? ProgressCell)?.shown ?? -2)
