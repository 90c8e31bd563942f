// swift-format-ignore-file
nonisolated func show(_ work: @escaping @MainActor @Sendable () -> Int) async -> Int { await work() }
protocol Drawn: AnyObject { func draw() -> String }
final class Line: Drawn { func draw() -> String { "line" } }
nonisolated func show(_ drawn: any Drawn & Sendable) async -> String { await drawn.draw() }
print(await show { 3 })
print(await show(Line()))
nonisolated func plain() async -> Int { await [1].count } // warning: no 'async' operations occur within 'await' expression
print(await plain())
