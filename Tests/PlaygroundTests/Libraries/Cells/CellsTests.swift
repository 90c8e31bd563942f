// swift-format-ignore-file
import UIKit
import XCTest

@MainActor final class CellsTests: XCTestCase {
  private func show(
    _ layout: UICollectionViewFlowLayout, _ tags: Tags, delegate: UICollectionViewDelegate? = nil
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    view.register(TagCell.self)
    view.dataSource = tags
    view.delegate = delegate
    view.layoutIfNeeded()
    return view
  }
  func testEstimate() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0; layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    let tags = Tags([
      CGSize(width: 80, height: 20), CGSize(width: 80, height: 30), CGSize(width: 30, height: 10),
    ])
    let view = show(layout, tags)
    let frames = (0..<3).map {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!.frame
    }
    XCTAssertEqual(frames[0], CGRect(x: 0, y: 5, width: 100, height: 30))
    XCTAssertEqual(frames[1], CGRect(x: 100, y: 0, width: 100, height: 40))
    XCTAssertEqual(frames[2], CGRect(x: 0, y: 40, width: 50, height: 20))
    XCTAssertEqual(view.contentSize, CGSize(width: 200, height: 60))
    tags.sizes[2] = CGSize(width: 60, height: 50)
    view.reloadData(); view.layoutIfNeeded()
    XCTAssertEqual(
      layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))!.frame,
      CGRect(x: 0, y: 40, width: 80, height: 60))
  }
  func testAutomatic() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = show(layout, Tags([CGSize(width: 20, height: 20)]))
    XCTAssertEqual(
      view.cellForItem(at: IndexPath(item: 0, section: 0))!.frame.size,
      CGSize(width: 40, height: 30))
  }
  func testUpdates() {
    let cell = StateCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.heard, ["false false false"])
    cell.isSelected = true; cell.isHighlighted = true; cell.isRead = true
    XCTAssertEqual(cell.heard.count, 1)
    cell.layoutIfNeeded()
    XCTAssertEqual(cell.heard, ["false false false", "true true true"])
    cell.setNeedsLayout(); cell.layoutIfNeeded()
    XCTAssertEqual(cell.heard.count, 2)
    var told = 0
    cell.configurationUpdateHandler = { cell, state in told += state.isSelected ? 1 : 0 }
    cell.layoutIfNeeded()
    XCTAssertEqual(told, 1)
  }
  func testContent() {
    let cell = StateCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cell.contentConfiguration = Badge()
    cell.layoutIfNeeded()
    XCTAssertEqual((cell.contentConfiguration as? Badge)?.side, 20)
    cell.isSelected = true
    cell.layoutIfNeeded()
    XCTAssertEqual((cell.contentConfiguration as? Badge)?.isLit, true)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    XCTAssertEqual((cell.contentConfiguration as? Badge)?.side, 40)
  }
  func testList() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, CGFloat> {
      cell, path, side in
      cell.contentConfiguration = Badge(side: side);
      cell.automaticallyUpdatesContentConfiguration = false
      cell.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing)]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, kind, path in
      header.contentConfiguration = Badge(side: 30);
      header.automaticallyUpdatesContentConfiguration = false
    }
    let source = UICollectionViewDiffableDataSource<Int, CGFloat>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, CGFloat>()
    snapshot.appendSections([0]); snapshot.appendItems([60, 100])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let frames = (0..<2).map {
      view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .zero
    }
    XCTAssertEqual(
      frames,
      [CGRect(x: 0, y: 30, width: 300, height: 60), CGRect(x: 0, y: 90, width: 300, height: 100)])
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    XCTAssertEqual(cell?.accessories.count, 2)
    let guide = cell!.separatorLayoutGuide
    guide.leadingAnchor.constraint(equalTo: cell!.leadingAnchor, constant: 16).isActive = true
    view.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame.minX, 16)
    XCTAssertEqual(guide.layoutFrame.maxX, 300)
  }
  func testGuide() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    let gutter: Gutter = made(in: view)
    XCTAssertEqual(gutter.name, "gutter"); XCTAssertEqual(gutter.identifier, "gutter")
    XCTAssertTrue(type(of: made(UILayoutGuide.self, in: view)) == UILayoutGuide.self)
    XCTAssertTrue(gutter.owningView === view); XCTAssertEqual(view.layoutGuides.count, 2)
  }
  func testPriority() {
    let low: UILayoutPriority = .defaultHigh - 1
    XCTAssertEqual(low.rawValue, 749);
    XCTAssertEqual((UILayoutPriority.defaultLow + 1).rawValue, 251)
  }
  func testTraits() {
    let phone = UITraitCollection(traitsFrom: [
      .init(forceTouchCapability: .available), .init(layoutDirection: .leftToRight),
      .init(displayGamut: .P3), .init(displayScale: 3),
    ])
    XCTAssertEqual(phone.displayGamut, .P3); XCTAssertEqual(phone.forceTouchCapability, .available);
    XCTAssertEqual(phone.legibilityWeight, .unspecified)
    XCTAssertTrue(phone.containsTraits(in: UITraitCollection(displayGamut: .P3)));
    XCTAssertFalse(phone.containsTraits(in: UITraitCollection(displayGamut: .SRGB)))
  }
  func testPresentation() {
    final class Card: UIPresentationController {
      var heard = 0
      override func preferredContentSizeDidChange(
        forChildContentContainer container: UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container); heard += 1;
        containerView?.setNeedsLayout()
      }
      override var frameOfPresentedViewInContainerView: CGRect {
        let size = size(
          forChildContentContainer: presentedViewController,
          withParentContainerSize: containerView?.bounds.size ?? .zero);
        return CGRect(origin: .zero, size: size)
      }
      override func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width, height: container.preferredContentSize.height) }
      override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
    }
    final class Giver: NSObject, UIViewControllerTransitioningDelegate {
      var card: Card?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        card = Card(presentedViewController: presented, presenting: presenting); return card
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600));
    let root = UIViewController(); window.rootViewController = root; window.makeKeyAndVisible();
    window.layoutIfNeeded()
    let sheet = UIViewController(), giver = Giver()
    sheet.modalPresentationStyle = .custom; sheet.transitioningDelegate = giver;
    sheet.preferredContentSize.height = 200
    root.present(sheet, animated: false)
    RunLoop.main.run(until: Date())
    window.layoutIfNeeded()
    XCTAssertEqual(sheet.view.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
    sheet.preferredContentSize.height = 250
    window.layoutIfNeeded()
    XCTAssertEqual(giver.card?.heard, 1); XCTAssertEqual(sheet.view.frame.height, 250)
  }
}
