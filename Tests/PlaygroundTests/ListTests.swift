import Testing
import UIKitEngine

@testable import Playground

/// What a learner's tables and collections do at the prompt; most of it stands in the `Lists-` scenarios.
@Suite struct ListTests {
  private static let table = """
    class Names: UIViewController, UITableViewDataSource, UITableViewDelegate {
      let table = UITableView()
      override func viewDidLoad() {
        table.frame = view.bounds
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) }
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 2 ? nil : indexPath
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("chosen", indexPath)
      }
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        print("given up", indexPath)
      }
    }
    let names = Names()
    window.rootViewController = names
    """

  @Test func `a tap on a row selects it and tells the delegate`() {
    let session = Session()
    #expect(session.evaluate(Self.table).ending == .completed)
    _ = session.perform(.run(limit: 60))
    _ = session.evaluate("let cells = names.table.visibleCells")
    for row in 0..<3 { _ = session.evaluate("let cell\(row) = cells[\(row)]") }

    #expect(session.tap("cell0").output == "chosen [0, 0]\n")
    #expect(session.tap("cell1").output == "given up [0, 0]\nchosen [0, 1]\n")
    #expect(session.tap("cell2").output == "")
    #expect(session.evaluate("names.table.indexPathForSelectedRow!").value?.text == "[0, 1]")
    #expect(session.evaluate("cell1.isSelected").value?.text == "true")
  }

  @Test func `what a program selects is told to nobody`() {
    let session = Session()
    _ = session.evaluate(Self.table)
    _ = session.perform(.run(limit: 60))

    let selected = session.evaluate(
      "names.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)")

    #expect(selected.output == "")
    #expect(session.evaluate("names.table.indexPathsForSelectedRows!").value?.text == "[[0, 1]]")
  }

  @Test func `prepareForReuse stands in the trace`() {
    let session = Session()
    _ = session.evaluate(
      """
      class Cell: UITableViewCell {
        override func prepareForReuse() { super.prepareForReuse(); print("again") }
      }
      let table = UITableView()
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
          -> UITableViewCell
        { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
      }
      let source = Source()
      table.frame = view.bounds
      table.dataSource = source
      view.addSubview(table)
      view.layoutIfNeeded()
      """)
    let reloaded = session.evaluate("table.reloadData()\nview.layoutIfNeeded()")

    #expect(reloaded.output == "again\n")
    #expect(session.engine.events.contains { "\($0.kind)".contains("prepareForReuse()") })
  }

  @Test func `a class that does not say that it lays out is not asked for sizes`() {
    let app = ScriptedApp()

    app.run(
      """
      class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
          -> Int
        { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
          -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 70, height: 70) }
      }
      class Flow: Grid, UICollectionViewDelegateFlowLayout {}
      func size(_ grid: Grid) -> CGSize {
        let list = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = grid
        list.delegate = grid
        list.layoutIfNeeded()
        return list.visibleCells[0].frame.size
      }
      print(size(Grid()), size(Flow()))
      """)

    #expect(app.output == "(50.0, 50.0) (70.0, 70.0)\n")
    #expect(app.problems == [])
  }

  @Test func `a compositional layout asks a script for its sections`() {
    let app = ScriptedApp()

    app.run(
      """
      class Grid: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
          -> Int
        { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
          -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
      }
      let layout = UICollectionViewCompositionalLayout { index, environment in
        let isWide = environment.container.effectiveContentSize.width > 250
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
          subitem: item, count: isWide ? 2 : 1)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        return section
      }
      let grid = Grid()
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 310, height: 300), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = grid
      list.layoutIfNeeded()
      print(list.contentSize)
      for cell in list.visibleCells { print(cell.frame) }
      """)

    #expect(
      app.output == """
        (310.0, 93.0)
        (2.0, 1.0, 144.0, 40.0)
        (162.0, 1.0, 144.0, 40.0)
        (2.0, 50.0, 144.0, 40.0)

        """)
    #expect(app.problems == [])
  }

  @Test func `a data source has to have rows and cells`() {
    let app = ScriptedApp()

    app.run(
      """
      class Half: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      }
      """)

    #expect(app.problems.count == 1)
    #expect("\(app.diagnostics)".contains("tableView(_:cellForRowAt:)"))
  }

  @Test func `sections come and go by index sets, also written as lists`() {
    let app = ScriptedApp()

    app.run(
      """
      class Sections: NSObject, UITableViewDataSource {
        var rows = [1, 2]
        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          rows[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
          -> UITableViewCell
        { UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
      }
      let source = Sections()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
      table.dataSource = source
      table.layoutIfNeeded()
      source.rows.insert(3, at: 0)
      table.insertSections([0], with: .automatic)
      source.rows.remove(at: 2)
      table.deleteSections(IndexSet(integer: 2), with: .fade)
      source.rows[1] = 4
      table.reloadSections(IndexSet(integersIn: 1...1), with: .none)
      table.layoutIfNeeded()
      print(table.indexPathsForVisibleRows!.map { "\\($0.section).\\($0.row)" })
      """)

    #expect(app.output == "[\"0.0\", \"0.1\", \"0.2\", \"1.0\", \"1.1\", \"1.2\", \"1.3\"]\n")
    #expect(app.problems == [])
  }

  @Test(arguments: [
    ("IndexPath(index: 3).row", "Invalid index path for use with UITableView."),
    ("IndexPath(row: 0, section: 1)[2]", "Index 2 out of range 0..<2"),
    (
      "UITableView().dequeueReusableCell(withIdentifier: \"x\", for: [0, 0])",
      "unable to dequeue a cell with identifier x"
    ),
  ])
  func `a path or a name that is none ends the line, never LayoutLab`(
    _ code: String, _ text: String
  ) {
    let session = Session()

    let ended = session.evaluate("print(\(code))")

    #expect(ended.fault?.message.contains(text) == true)
    #expect(session.evaluate("1 + 1").value?.text == "2")
  }

  @Test func `a cell class without the initializer that tables call ends the app`() {
    let session = Session()

    let ended = session.evaluate(
      """
      class Cell: UITableViewCell {
        init(title: String) { super.init(style: .default, reuseIdentifier: nil) }
        required init?(coder: NSCoder) { fatalError() }
      }
      let table = UITableView()
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      _ = table.dequeueReusableCell(withIdentifier: "cell")
      """)

    #expect(
      ended.fault?.message
        == "Fatal error: Use of unimplemented initializer 'init(style:reuseIdentifier:)' for class "
        + "'main.Cell'")
  }

  @Test func `a content configuration of one's own is asked for its view, and may end the program`()
  {
    let session = Session()

    let set = session.evaluate(
      """
      struct Own: UIContentConfiguration {
        func makeContentView() -> UIView & UIContentView { fatalError("no view") }
        func updated(for state: any UIConfigurationState) -> Own { self }
      }
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = Own()
      """)

    #expect(set.fault?.message == "Fatal error: no view")
  }
}
