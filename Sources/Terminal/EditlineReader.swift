import CEditline
import Foundation

/// Lines from a terminal, edited with libedit.
///
/// No prompt holds colour: both libedits miscount it. Signals are heard by `KeyReader`, because
/// libedit's own handler signals the whole process group.
@MainActor public final class EditlineReader: LineReader {
  public var completer: Completer?

  private let editor: OpaquePointer
  private let lines: OpaquePointer
  private let history: History
  private let console: Console
  private let keys = KeyReader(descriptor: 0)

  /// libedit asks for it at each redraw, so it stays where it is.
  private var prompt: UnsafeMutablePointer<wchar_t>?
  /// The names of our functions.
  private var names: [UnsafeMutablePointer<wchar_t>] = []
  private var wasInterrupted = false
  private var wasEmpty = false
  /// The text that the last Tab could not complete further: a second Tab lists, a third goes on.
  private var undecided: (line: String, offset: Int, page: Int)?

  /// - Returns: `nil` where libedit can't be set up; read plain lines then.
  public init?(console: Console, history: History) {
    Self.prepareLocale()
    guard
      let editor = el_init("layoutlab", editline_stdin(), editline_stdout(), editline_stderr()),
      let lines = history_winit()
    else { return nil }
    self.editor = editor
    self.lines = lines
    self.history = history
    self.console = console
    Interrupts.listen()
    setUp()
  }

  isolated deinit {
    el_end(editor)
    history_wend(lines)
    prompt?.deallocate()
    for name in names { name.deallocate() }
  }

  public func readLine(prompt: String) -> LineInput {
    show(prompt)
    console.flush()
    wasInterrupted = false
    undecided = nil
    setBracketedPaste(true)
    defer { setBracketedPaste(false) }

    var count: CInt = 0
    let characters = el_wgets(editor, &count)
    // libedit's last moves of the cursor come before what we write.
    fflush(editline_stdout())
    if wasInterrupted {
      console.write("^C\n")
      return .interrupted(wasEmpty: wasEmpty)
    }
    guard let characters, count > 0 else {
      // Ctrl-D leaves the cursor behind the prompt.
      console.write("\n")
      return .end
    }
    let line = String(UnsafeBufferPointer(start: characters, count: Int(count)))
    return .line(line.hasSuffix("\n") ? String(line.dropLast()) : line)
  }

  public func remember(_ entry: String) {
    guard history.add(entry) else { return }
    // An older copy may have gone from anywhere in the list.
    editline_history_clear(lines)
    for entry in history.entries { editline_history_enter(lines, entry.wide) }
  }

  // MARK: Setting up

  /// Containers and CI have no `LANG`, and in the C locale libedit loses every Korean letter.
  private static func prepareLocale() {
    setlocale(LC_CTYPE, "")
    for name in ["C.UTF-8", "UTF-8", "en_US.UTF-8"] where editline_has_wide_locale() == 0 {
      setlocale(LC_CTYPE, name)
    }
  }

  private func setUp() {
    editline_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
    editline_set_prompt(editor) { editor in
      UnsafeMutablePointer(bitPattern: withReader(of: editor) { UInt(bitPattern: $0.prompt) })
    }
    editline_set_reader(editor) { editor, character in
      guard let value = withReader(of: editor, { $0.nextCharacter() }) else { return 0 }
      character?.pointee = value
      return 1
    }
    editline_set_mode(editor, "emacs".wide)

    editline_history_size(lines, 1000)
    editline_set_history(editor, lines)
    for entry in history.entries { editline_history_enter(lines, entry.wide) }

    addFunction(EditlineKeys.interrupt) { editor, _ in withReader(of: editor) { $0.interrupt() } }
    addFunction(EditlineKeys.complete) { editor, _ in withReader(of: editor) { $0.complete() } }
    addFunction(EditlineKeys.paste) { editor, _ in withReader(of: editor) { $0.paste() } }
    addFunction(EditlineKeys.up) { editor, _ in
      withReader(of: editor) { $0.move(by: -1, else: EditlineKeys.previous) }
    }
    addFunction(EditlineKeys.down) { editor, _ in
      withReader(of: editor) { $0.move(by: 1, else: EditlineKeys.next) }
    }
    for (key, command) in EditlineKeys.bindings {
      editline_bind(editor, key.wide, command.wide)
    }
    el_source(editor, nil)

    keys.onResize = { [unowned self] in
      el_resize(editor)
      redraw()
    }
    keys.onContinue = { [unowned self] in
      editline_prepare_terminal(editor)
      setBracketedPaste(true)
      redraw()
    }
  }

  /// libedit now believes the cursor to be at the start of an empty row: make it so.
  private func redraw() {
    if !console.isDumb {
      console.write("\r\u{1B}[J")
      console.flush()
    }
    editline_refresh(editor)
  }

  /// libedit keeps the name where it is, so it stays there.
  private func addFunction(_ name: String, _ function: editline_function) {
    let characters = name.wide
    let copy = UnsafeMutablePointer<wchar_t>.allocate(capacity: characters.count)
    copy.initialize(from: characters, count: characters.count)
    names.append(copy)
    editline_add_function(editor, copy, copy, function)
  }

  /// A paste then comes between two escape sequences, as one edit.
  private func setBracketedPaste(_ isOn: Bool) {
    guard !console.isDumb else { return }
    console.write(isOn ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
    console.flush()
  }

  private func show(_ text: String) {
    let characters = text.wide
    let buffer = UnsafeMutablePointer<wchar_t>.allocate(capacity: characters.count)
    buffer.initialize(from: characters, count: characters.count)
    prompt?.deallocate()
    prompt = buffer
  }

  // MARK: What libedit calls

  private func nextCharacter() -> wchar_t? {
    guard case .character(let value) = keys.next() else { return nil }
    return wchar_t(value)
  }

  private func interrupt() -> UInt8 {
    let (line, _) = lineAndCursor()
    wasInterrupted = true
    wasEmpty = line.isEmpty
    el_deletestr(editor, CInt(line.unicodeScalars.count))
    return UInt8(CC_NEWLINE)
  }

  private func paste() -> UInt8 {
    insert(keys.nextPaste())
    return UInt8(CC_REFRESH)
  }

  private func complete() -> UInt8 {
    let (line, offset) = lineAndCursor()
    let head = String(decoding: Array(line.utf8.prefix(offset)), as: UTF8.self)
    // Tab indents; within a plain paste it is only a character.
    if head.allSatisfy(\.isWhitespace) || keys.hasText {
      insert("  ")
      return UInt8(CC_REFRESH)
    }
    guard let completer else { return UInt8(CC_REFRESH_BEEP) }
    let completion = completer(line, offset)
    if let edit = completion.edit {
      if edit.erased > 0 { el_deletestr(editor, CInt(edit.erased)) }
      insert(edit.text)
      // Where several are left, the next Tab lists them.
      let (line, offset) = lineAndCursor()
      undecided = (line, offset, -1)
      return UInt8(CC_REFRESH)
    }
    guard !completion.candidates.isEmpty, let undecided, undecided.line == line,
      undecided.offset == offset
    else {
      undecided = (line, offset, -1)
      return UInt8(CC_REFRESH_BEEP)
    }
    self.undecided?.page += 1
    let page = completion.page(undecided.page + 1, console.width, console.height)
    guard !page.isEmpty else { return UInt8(CC_REFRESH_BEEP) }
    console.write("\n" + page)
    console.flush()
    return UInt8(CC_REDISPLAY)
  }

  /// Moves to the neighbouring line of a text of several; from the first and the last one recalls.
  private func move(by step: Int, else key: String) -> UInt8 {
    guard let place = MultilineCursor(lineAndCursor()).moved(by: step) else {
      keys.push(key)
      return UInt8(CC_NORM)
    }
    editline_set_cursor(editor, CInt(place))
    return UInt8(CC_CURSOR)
  }

  private func insert(_ text: String) {
    guard !text.isEmpty else { return }
    el_winsertstr(editor, text.wide)
  }

  /// The line being edited, and the cursor's place in its UTF-8.
  private func lineAndCursor() -> (line: String, utf8Offset: Int) {
    guard let info = el_wline(editor)?.pointee, let start = info.buffer,
      let cursor = info.cursor, let end = info.lastchar
    else { return ("", 0) }
    let line = String(UnsafeBufferPointer(start: start, count: end - start))
    let head = String(UnsafeBufferPointer(start: start, count: cursor - start))
    return (line, head.utf8.count)
  }
}

/// Hands the reader behind `editor` to `body`; libedit calls back on the thread that called it.
private nonisolated func withReader<Result: Sendable>(
  of editor: OpaquePointer?, _ body: @MainActor (EditlineReader) -> Result
) -> Result {
  nonisolated(unsafe) let client = editline_client(editor)
  return MainActor.assumeIsolated {
    guard let client else { preconditionFailure("libedit lost its client data") }
    return body(Unmanaged<EditlineReader>.fromOpaque(client).takeUnretainedValue())
  }
}

extension String {
  /// As C's wide strings have it, with a zero at the end.
  fileprivate var wide: [wchar_t] {
    unicodeScalars.map { wchar_t($0.value) } + [0]
  }

  fileprivate init(_ characters: UnsafeBufferPointer<wchar_t>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: characters.compactMap { Unicode.Scalar(UInt32($0)) })
    self.init(view)
  }
}
