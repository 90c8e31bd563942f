/// How a table holds what is put into it.
///
/// Foundation has it on Apple's systems only. Of the options weak memory counts; objects are told apart
/// by identity here.
public nonisolated enum NSPointerFunctions {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
