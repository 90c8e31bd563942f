// swift-format-ignore-file
// A bar of buttons above the pages, whose cells lay themselves out by the frame they are made with.
import UIKit

public enum ButtonBarItemSpec<CellType: UICollectionViewCell> {
    case nibFile(nibName: String, bundle: Bundle?, width: ((IndicatorInfo) -> CGFloat))
    case cellClass(width: ((IndicatorInfo) -> CGFloat))
    public var weight: ((IndicatorInfo) -> CGFloat) {
        switch self {
        case .cellClass(let widthCallback): return widthCallback
        case .nibFile(_, _, let widthCallback): return widthCallback
        }
    }
}
public enum SelectedBarAlignment { case left, center, right, progressive }
open class ButtonBarView: UICollectionView {
    open lazy var selectedBar: UIView = { [unowned self] in
        let bar = UIView(frame: CGRect(x: 0, y: self.frame.size.height - CGFloat(self.selectedBarHeight), width: 0, height: CGFloat(self.selectedBarHeight)))
        bar.layer.zPosition = 9999
        return bar
    }()
    internal var selectedBarHeight: CGFloat = 4 { didSet { updateSelectedBarYPosition() } }
    var selectedBarAlignment: SelectedBarAlignment = .center
    var selectedIndex = 0
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); addSubview(selectedBar) }
    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        addSubview(selectedBar)
    }
    open func moveTo(index: Int, animated: Bool) {
        selectedIndex = index
        let selectedCellIndexPath = IndexPath(item: selectedIndex, section: 0)
        let attributes = layoutAttributesForItem(at: selectedCellIndexPath)
        let selectedCellFrame = attributes!.frame
        let target = contentOffsetForCell(withFrame: selectedCellFrame, andIndex: index)
        setContentOffset(CGPoint(x: target, y: 0), animated: animated)
        var selectedBarFrame = selectedBar.frame
        selectedBarFrame.size.width = selectedCellFrame.size.width
        selectedBarFrame.origin.x = selectedCellFrame.origin.x
        if animated { UIView.animate(withDuration: 0.3) { [weak self] in self?.selectedBar.frame = selectedBarFrame } }
        else { selectedBar.frame = selectedBarFrame }
    }
    private func contentOffsetForCell(withFrame cellFrame: CGRect, andIndex index: Int) -> CGFloat {
        let sectionInset = (collectionViewLayout as! UICollectionViewFlowLayout).sectionInset
        var alignmentOffset: CGFloat = 0
        switch selectedBarAlignment {
        case .left: alignmentOffset = sectionInset.left
        case .right: alignmentOffset = frame.size.width - sectionInset.right - cellFrame.size.width
        case .center: alignmentOffset = (frame.size.width - cellFrame.size.width) * 0.5
        case .progressive: break
        }
        var contentOffset = cellFrame.origin.x - alignmentOffset
        contentOffset = max(0, contentOffset)
        contentOffset = min(contentSize.width - frame.size.width, contentOffset)
        return contentOffset
    }
    private func updateSelectedBarYPosition() {
        var f = selectedBar.frame
        f.origin.y = frame.size.height - selectedBarHeight
        f.size.height = selectedBarHeight
        selectedBar.frame = f
    }
    override open func layoutSubviews() { super.layoutSubviews(); updateSelectedBarYPosition() }
}
open class ButtonBarCell: UICollectionViewCell {
    public let label = UILabel()
    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds.insetBy(dx: 4, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }
    required public init?(coder: NSCoder) { fatalError() }
    open override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue; accessibilityTraits = newValue ? [.selected] : [] } }
}
open class ButtonBarController: PagerTabStripViewController, PagerTabStripDelegate, UICollectionViewDelegate, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    public var buttonBarItemSpec: ButtonBarItemSpec<ButtonBarCell>!
    public var changeCurrentIndexProgressive: ((_ old: ButtonBarCell?, _ new: ButtonBarCell?, _ progress: CGFloat, _ change: Bool, _ animated: Bool) -> Void)?
    lazy open var buttonBarView: ButtonBarView = {
        let flowLayout = UICollectionViewFlowLayout()
        flowLayout.scrollDirection = .horizontal
        flowLayout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        flowLayout.minimumLineSpacing = 10
        let bar = ButtonBarView(frame: CGRect(x: 0, y: 0, width: view.frame.size.width, height: 44), collectionViewLayout: flowLayout)
        bar.autoresizingMask = .flexibleWidth
        return bar
    }()
    lazy private var cachedCellWidths: [CGFloat]? = { [unowned self] in self.calculateWidths() }()
    open override func viewDidLoad() {
        buttonBarItemSpec = .cellClass(width: { [weak self] info in
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            label.font = .systemFont(ofSize: 18)
            label.text = info.title
            let labelSize = label.intrinsicContentSize
            return labelSize.width + (self == nil ? 0 : 16)
        })
        super.viewDidLoad()
        delegate = self
        if buttonBarView.superview == nil { view.addSubview(buttonBarView) }
        var frame = containerView.frame
        frame.origin.y = 44; frame.size.height -= 44
        containerView.frame = frame
        buttonBarView.delegate = self
        buttonBarView.dataSource = self
        buttonBarView.register(ButtonBarCell.self, forCellWithReuseIdentifier: "Cell")
    }
    open override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); buttonBarView.layoutIfNeeded() }
    private func calculateWidths() -> [CGFloat] {
        viewControllers.map { buttonBarItemSpec.weight(($0 as! IndicatorInfoProvider).indicatorInfo(for: self)) }
    }
    open func updateIndicator(for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int, withProgressPercentage progress: CGFloat) {
        buttonBarView.moveTo(index: toIndex, animated: false)
        let oldCell = buttonBarView.cellForItem(at: IndexPath(item: fromIndex, section: 0)) as? ButtonBarCell
        let newCell = buttonBarView.cellForItem(at: IndexPath(item: toIndex, section: 0)) as? ButtonBarCell
        changeCurrentIndexProgressive?(oldCell, newCell, progress, true, true)
    }
    open func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        guard let cellWidthValue = cachedCellWidths?[indexPath.row] else { fatalError("cachedCellWidths for \(indexPath.row) must not be nil") }
        return CGSize(width: cellWidthValue, height: collectionView.frame.size.height)
    }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { moveToViewController(at: indexPath.item) }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { viewControllers.count }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) as? ButtonBarCell else { fatalError("UICollectionViewCell should be or extend from ButtonBarViewCell") }
        cell.label.text = (viewControllers[indexPath.item] as! IndicatorInfoProvider).indicatorInfo(for: self).title
        return cell
    }
}

