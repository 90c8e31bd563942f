protocol Tool { func use() -> String }
extension Tool { func useTwice() -> String { use() + use() } }
struct Pen: Tool { func use() -> String { "w" } }
func work<T: Tool>(_ tool: T) -> String { tool.useTwice() }
let tool: any Tool = Pen()
print(work(tool))
// expect: ww
