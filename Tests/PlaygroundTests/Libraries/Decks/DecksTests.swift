// swift-format-ignore-file
import XCTest
import UIKit

final class TextCell: LBTAListCell<String> {
    let label = UILabel()
    override var item: String! { didSet { label.text = item } }
    override func setupViews() {
        super.setupViews()
        label.numberOfLines = 0
        stack(label).withMargins(.allSides(16))
        addSeparatorView(leftPadding: 16)
    }
}
final class TitleHeader: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) { super.init(frame: frame); addSubview(label); label.fillSuperview(padding: .allSides(8)) }
    required init?(coder: NSCoder) { fatalError() }
}
final class TextsController: LBTAListHeaderController<TextCell, String, TitleHeader>, UICollectionViewDelegateFlowLayout {
    override func setupHeader(_ header: TitleHeader) { header.label.text = "Header" }
    override func viewDidLoad() { super.viewDidLoad(); items = ["one", "two", String(repeating: "words and words ", count: 12)] }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        .init(width: view.frame.width, height: estimatedCellHeight(for: indexPath, cellWidth: view.frame.width))
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { .init(width: 0, height: 60) }
}
@MainActor class LBTATests: XCTestCase {
    func testFill() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let child = UIView(backgroundColor: .red)
        parent.addSubview(child)
        let anchors = child.fillSuperview(padding: .init(top: 1, left: 2, bottom: 3, right: 4))
        parent.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 2, y: 1, width: 194, height: 296))
        XCTAssertEqual(anchors.trailing?.constant, -4)
        XCTAssertNil(anchors.width)
        anchors.leading?.constant = 20
        parent.layoutIfNeeded()
        XCTAssertEqual(child.frame.minX, 20)
        XCTAssertTrue(UIView().fillSuperview().top == nil)
    }
    func testAnchors() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let child = UIView()
        parent.addSubview(child)
        let kept = child.anchor(.top(parent.topAnchor, constant: 8), .leading(parent.leadingAnchor), .width(30), .height(40))
        parent.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 0, y: 8, width: 30, height: 40))
        XCTAssertEqual(child.constraints.count, 2)
        XCTAssertEqual(parent.constraints.count, 2)
        kept.top?.isActive = false
        XCTAssertEqual(parent.constraints.count, 1)
        let other = UIView()
        parent.addSubview(other)
        other.centerInSuperview(size: .init(width: 50, height: 20))
        parent.layoutIfNeeded()
        XCTAssertEqual(other.frame, CGRect(x: 75, y: 140, width: 50, height: 20))
    }
    func testStacks() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let image = CircularImageView(width: 40)
        let field = IndentedTextField(placeholder: "name", padding: 12, cornerRadius: 4)
        let stack = parent.hstack(image, parent.stack(field, UIView().withHeight(10), spacing: 4), spacing: 8, alignment: .center).withMargins(.allSides(10))
        parent.layoutIfNeeded()
        XCTAssertEqual(stack.frame, parent.bounds)
        XCTAssertEqual(image.frame.size, CGSize(width: 40, height: 40))
        XCTAssertEqual(image.layer.cornerRadius, 20)
        XCTAssertEqual(image.frame.origin, CGPoint(x: 10, y: 30))
        XCTAssertEqual(field.frame.width, 132)
        XCTAssertEqual(field.textRect(forBounds: field.bounds).minX, 12)
        let box: UIView = UIView().withSize(.init(width: 5, height: 6))
        XCTAssertEqual(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 5, height: 6))
    }
    func testList() {
        let controller = TextsController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.layoutIfNeeded()
        let heights = (0..<3).map { controller.estimatedCellHeight(for: IndexPath(item: $0, section: 0), cellWidth: 320) }
        XCTAssertEqual(heights[0], heights[1])
        XCTAssertTrue(heights[2] > heights[0] * 2)
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? TextCell
        XCTAssertEqual(cell?.label.text, "two")
        XCTAssertEqual(cell?.frame.height, heights[1])
        XCTAssertEqual(cell?.separatorView.frame.minX, 16)
        XCTAssertTrue(cell?.parentController === controller)
        let header = controller.collectionView.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)) as? TitleHeader
        XCTAssertEqual(header?.label.text, "Header")
        XCTAssertEqual(header?.layer.zPosition, -1)
        XCTAssertEqual(header?.frame, CGRect(x: 0, y: 0, width: 320, height: 60))
    }
}

@MainActor class CardsTests: XCTestCase {
    final class Feed: NSObject, CardStackDataSource, UICollectionViewDataSource {
    func numberOfCards(in stack: CardStackView) -> Int { 4 }
    func cardStack(_ stack: CardStackView, viewForCardAt index: Int) -> UIView { let view = UILabel(); view.tag = index; return view }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let feed = Feed()
    func testStack() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.makeKeyAndVisible()
        let stack = CardStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 108))
        window.addSubview(stack)
        stack.dataSource = feed
        stack.layoutIfNeeded()
        XCTAssertEqual(stack.visibleCards.map(\.tag), [0, 1, 2])
        XCTAssertEqual(stack.subviews.map(\.tag), [2, 1, 0])
        XCTAssertEqual(stack.visibleCards[0].frame, CGRect(x: 0, y: 8, width: 200, height: 100))
        XCTAssertEqual(stack.visibleCards[1].frame.width, 190, accuracy: 1e-6)
        XCTAssertEqual(stack.visibleCards[1].frame.minY, 9, accuracy: 1e-6)
        let done = expectation(description: "swiped")
        stack.swipe { index in XCTAssertEqual(index, 1); done.fulfill() }
        waitForExpectations(timeout: 2)
        stack.layoutIfNeeded()
        XCTAssertEqual(stack.visibleCards.map(\.tag), [1, 2, 3])
        XCTAssertEqual(stack.visibleCards[0].frame, CGRect(x: 0, y: 8, width: 200, height: 100))
    }
    func testPager() {
        let layout = PagerViewLayout()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 120), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = feed
        view.layoutIfNeeded()
        XCTAssertEqual(view.contentSize, CGSize(width: 1350, height: 120))
        let first = view.cellForItem(at: IndexPath(item: 0, section: 0))!
        XCTAssertEqual(first.center, CGPoint(x: 150, y: 60))
        XCTAssertEqual(first.transform.a, 1)
        XCTAssertEqual(view.cellForItem(at: IndexPath(item: 1, section: 0))!.transform.a, 0.65, accuracy: 1e-6)
        view.contentOffset.x = 210
        view.layoutIfNeeded()
        XCTAssertEqual(view.cellForItem(at: IndexPath(item: 1, section: 0))!.transform.a, 1)
        XCTAssertEqual(view.visibleCells.count, 3)
        XCTAssertEqual(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 330, y: 0), withScrollingVelocity: .zero), CGPoint(x: 420, y: 0))
        let attributes = PagerLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.position = 3
        let copy = attributes.copy() as! PagerLayoutAttributes
        XCTAssertEqual(copy, attributes)
        copy.position = 4
        XCTAssertFalse(copy.isEqual(attributes))
    }
    func testMarquee() {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let label = MarqueeLabel(frame: host.bounds)
        host.addSubview(label)
        label.text = "short"
        XCTAssertFalse(label.labelShouldScroll())
        XCTAssertFalse(label.scrolls)
        label.text = "a text that is much too long for its label"
        label.fadeLength = 10
        XCTAssertTrue(label.labelShouldScroll())
        XCTAssertTrue(label.scrolls)
        XCTAssertEqual((label.layer as? CAReplicatorLayer)?.instanceCount, 2)
        XCTAssertEqual((label.layer as? CAReplicatorLayer)?.instanceTransform.m41, -label.awayOffset)
        XCTAssertEqual(label.layer.mask?.frame, label.bounds)
        XCTAssertEqual((label.layer.mask as? CAGradientLayer)?.locations?[1].floatValue ?? 0, 0.1, accuracy: 1e-6)
        XCTAssertEqual(label.awayOffset, -(label.homeLabelFrame.width + 20))
        label.text = "short"
        XCTAssertNil(label.layer.mask)
    }
}

@MainActor class BetterTests: XCTestCase {
    func make() -> BetterSegmentedControl {
        BetterSegmentedControl(frame: CGRect(x: 0, y: 0, width: 304, height: 44), segments: LabelSegment.segments(withTitles: ["One", "Two", "Three"]), index: 1, options: [.cornerRadius(22), .indicatorViewInset(2), .alwaysAnnouncesValue(true)])
    }
    func testFrames() {
        let control = make()
        control.layoutIfNeeded()
        XCTAssertEqual(control.indicatorView.frame, CGRect(x: 102, y: 2, width: 100, height: 40))
        XCTAssertEqual(control.indicatorView.segmentMaskView.frame, control.indicatorView.frame)
        XCTAssertEqual(control.indicatorView.layer.cornerRadius, 20)
        XCTAssertEqual(control.normalSegmentViewsContainerView.subviews.map { $0.frame.minX }, [2, 102, 202])
        XCTAssertTrue(control.selectedSegmentViewsContainerView.layer.mask === control.indicatorView.segmentMaskView.layer)
        let widest = control.segments.compactMap { $0.intrinsicContentSize?.width }.max()!
        XCTAssertEqual(control.intrinsicContentSize.width, ceil((ceil(widest) + 4) * 3))
        control.semanticContentAttribute = .forceRightToLeft
        control.setNeedsLayout()
        control.layoutIfNeeded()
        XCTAssertEqual(control.normalSegmentViewsContainerView.subviews.map { $0.frame.minX }, [202, 102, 2])
    }
    func testEvents() {
        let control = make()
        control.layoutIfNeeded()
        var values: [Int] = []
        control.addAction(UIAction { [unowned control] _ in values.append(control.index) }, for: .valueChanged)
        control.select(near: CGPoint(x: 290, y: 10))
        control.setIndex(0, animated: false)
        control.setIndex(7)
        control.setIndex(0, animated: false, shouldSendValueChangedEvent: true)
        XCTAssertEqual(values, [2, 0])
        XCTAssertEqual(control.indicatorView.frame.minX, 2)
        control.segments = LabelSegment.segments(withTitles: ["A", "B"])
        control.layoutIfNeeded()
        XCTAssertEqual(control.indicatorView.frame.width, 150)
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        host.addSubview(control)
        control.translatesAutoresizingMaskIntoConstraints = false
        control.centerXAnchor.constraint(equalTo: host.centerXAnchor).isActive = true
        control.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
        host.layoutIfNeeded()
        XCTAssertEqual(control.bounds.size, control.intrinsicContentSize)
    }
}
