// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

// MARK: swift-syntax, from the toolchain that builds us

/// The folder of the running toolchain's own swift-syntax libraries.
///
/// The manifest's process has `libPackageDescription.so` loaded from
/// `<toolchain>/usr/lib/swift/pm/ManifestAPI/`; `usr/lib/swift/host` is its cousin.
func swiftSyntaxFolder() -> String? {
  // Read through a handle: the file says that it is empty, and reading it by its size comes back torn.
  guard let handle = FileHandle(forReadingAtPath: "/proc/self/maps"),
    let data = try? handle.readToEnd(), let maps = String(data: data, encoding: .utf8)
  else { return nil }
  for line in maps.split(separator: "\n") where line.hasSuffix("/libPackageDescription.so") {
    guard let start = line.firstIndex(of: "/") else { continue }
    let library = URL(fileURLWithPath: String(line[start...]))
    let host = library.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("host")
    let parser = host.appendingPathComponent("libSwiftParser.so").path
    if FileManager.default.fileExists(atPath: parser) { return host.path }
  }
  return nil
}

#if os(macOS)
  // On a Mac swift-syntax is an ordinary package. This branch is untried: we have no Mac.
  let dependencies: [Package.Dependency] = [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "602.0.0")
  ]
  let syntaxProducts: [Target.Dependency] = [
    "SwiftParser", "SwiftSyntax", "SwiftOperators", "SwiftParserDiagnostics", "SwiftDiagnostics",
    "SwiftIDEUtils",
  ].map { .product(name: $0, package: "swift-syntax") }
  let macroProducts: [Target.Dependency] = [
    "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftCompilerPlugin",
  ].map { .product(name: $0, package: "swift-syntax") }
  let seesSyntax: [SwiftSetting] = []
  let linksSyntax: [LinkerSetting] = []
  let linksMacros: [LinkerSetting] = []
#else
  let dependencies: [Package.Dependency] = []
  let syntaxProducts: [Target.Dependency] = []
  let macroProducts: [Target.Dependency] = []
  guard let host = swiftSyntaxFolder() else {
    fatalError(
      "LayoutLab needs the swift-syntax libraries that come with a Swift 6.3 or newer toolchain "
        + "(usr/lib/swift/host/libSwiftParser.so); this toolchain does not have them. "
        + "Install one from https://www.swift.org/install/linux/.")
  }
  let seesSyntax: [SwiftSetting] = [.unsafeFlags(["-I", host])]
  let linksSyntax: [LinkerSetting] = [
    .unsafeFlags([
      "-L", host, "-lSwiftParser", "-lSwiftSyntax", "-lSwiftOperators", "-lSwiftParserDiagnostics",
      "-lSwiftDiagnostics", "-lSwiftIDEUtils", "-lSwiftBasicFormat",
      "-Xlinker", "-rpath", "-Xlinker", host,
    ])
  ]
  let linksMacros: [LinkerSetting] = [
    .unsafeFlags([
      "-L", host, "-lSwiftParser", "-lSwiftSyntax", "-lSwiftSyntaxBuilder", "-lSwiftSyntaxMacros",
      "-lSwiftCompilerPluginMessageHandling", "-Xlinker", "-rpath", "-Xlinker", host,
    ])
  ]
#endif

// MARK: Modules

/// The frameworks whose types UIKitEngine has beside UIKit's, for libraries that import them by name.
///
/// A Mac has them.
#if os(macOS)
  let frameworks: [String] = []
#else
  let frameworks = ["CoreGraphics", "QuartzCore"]
#endif

/// One actor for everything: UIKit's API is isolated to the main actor, and so are we.
let mainActor: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// Generic types are made from what the compiler knows of their arguments.
///
/// By itself it writes down their names, and the runtime looks through all conformances of all
/// libraries for each: a fifth of a millisecond for every kind of list that the first line meets.
///
/// Every function is a section of its own, so that the linker can lay those that a start runs beside
/// each other (`program`).
let knownTypes: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
      "-Xfrontend", "-function-sections",
    ],
    .when(configuration: .release))
]

/// A module of ours that does not see the script language.
func module(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: mainActor + knownTypes)
}

/// A module of ours that imports SwiftScript, directly or through another.
func scriptModule(
  _ name: String, imports: [Target.Dependency] = [], _ settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: imports,
    swiftSettings: mainActor + knownTypes + seesSyntax + settings)
}

/// How the machine's loop is compiled.
///
/// It would pay for two checks at nearly every step: that no access overlaps another, and that a
/// closure handed to the standard library runs on the main actor. LLVM would send every step
/// back to one jump for all of them, which the processor guesses badly; with these sizes most steps
/// end in a jump of their own. Where a step begins would be left to chance, a tenth of the time of
/// some programs.
let machine: [SwiftSetting] = [
  .unsafeFlags([
    "-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation",
  ]),
  .unsafeFlags(
    [
      "tail-dup-size=24", "tail-dup-pred-size=2000", "tail-dup-succ-size=2000",
      "align-all-nofallthru-blocks=5",
    ].flatMap { ["-Xllvm", "-\($0)"] }, .when(platforms: [.linux], configuration: .release)),
]

/// References are counted without locks: everything of the script's stays on the main thread, and long
/// texts are read on another by a module that shares nothing with it.
///
/// Of both modules that copy the script's values: the linker keeps one of the functions that do, and
/// does not ask whose.
let oneThread: [SwiftSetting] = [
  .unsafeFlags(
    ["-assume-single-threaded"], .when(platforms: [.linux], configuration: .release))
]

func linker(_ flags: [String]) -> [String] { flags.flatMap { ["-Xlinker", $0] } }

/// How programs are linked on Linux.
///
/// A program may be loaded anywhere, so each address in its data is put right when it starts. Written
/// out, those hundred thousand places are 2.5 MB that every start reads; packed, 20 kB. The
/// toolchain's lld packs them, and the C library reads them since its version 2.36.
///
/// The functions that a start runs are 0.8 MB of 20, all over the program; the kernel brings 64 kB
/// around each that is touched. `.ci/order` lists them, and lld puts them first: names that are gone
/// it passes over.
let program: [LinkerSetting] = {
  #if canImport(Glibc)
    var letters = [CChar](repeating: 0, count: 64)
    confstr(Int32(_CS_GNU_LIBC_VERSION), &letters, letters.count)
    let name = String(decoding: letters.prefix { $0 != 0 }.map { UInt8($0) }, as: UTF8.self)
    let version = name.dropFirst("glibc ".count)
    guard version.compare("2.36", options: .numeric) != .orderedAscending else { return [] }
    let flags = ["-z", "pack-relative-relocs"]
    let order = [
      "--symbol-ordering-file=\(Context.packageDirectory)/.ci/order.txt",
      "--no-warn-symbol-ordering",
    ]
    return [
      .unsafeFlags(["-use-ld=lld"] + linker(flags), .when(platforms: [.linux])),
      .unsafeFlags(linker(order), .when(platforms: [.linux], configuration: .release)),
    ]
  #else
    return []
  #endif
}()

/// The tests of `name`; `fixtures` are folders that they read by path.
func tests(of name: String, and others: [String] = [], fixtures: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: ([name] + others).map { .init(stringLiteral: $0) },
    exclude: fixtures, swiftSettings: mainActor + seesSyntax)
}

let package = Package(
  name: "LayoutLab",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "layoutlab", targets: ["layoutlab"]),
    // UIKit's API for packages of layout code: `-module-alias UIKit=UIKitEngine`.
    .library(name: "UIKitEngine", targets: ["UIKitEngine"] + frameworks),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
  ],
  dependencies: dependencies,
  targets: [
    // Each may import only what stands above it; ArchitectureTests holds the edges.
    .systemLibrary(
      name: "CEditline", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(
      name: "CMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    // Its tables are final classes that nobody else holds; what the compiler cannot see of that it
    // would check at run time, at every access of the inner loops.
    .target(
      name: "Cassowary", swiftSettings: [.unsafeFlags(["-enforce-exclusivity=unchecked"])]),
    .target(name: "Words"),
    .target(
      name: "SwiftReader", dependencies: syntaxProducts, swiftSettings: knownTypes + seesSyntax,
      linkerSettings: linksSyntax),
    .target(
      name: "SwiftScript", dependencies: ["SwiftReader"] + syntaxProducts,
      swiftSettings: mainActor + knownTypes + seesSyntax + machine + oneThread,
      linkerSettings: linksSyntax),
    module("UIKitEngine", imports: ["Cassowary"]),
    // Writes Playground's trampolines at compile time; nothing of it is in the program.
    .macro(
      name: "HookMacros", dependencies: macroProducts, swiftSettings: seesSyntax,
      linkerSettings: linksMacros),
    scriptModule("Playground", imports: ["UIKitEngine", "SwiftScript", "HookMacros"], oneThread),
    scriptModule("Render", imports: ["Words", "UIKitEngine", "SwiftScript"]),
    scriptModule("Tutor", imports: ["CMark", "Words", "Playground", "UIKitEngine", "SwiftScript"]),
    module("Terminal", imports: ["CEditline"]),
    scriptModule(
      "REPL",
      imports: ["Words", "Playground", "Render", "Tutor", "Terminal", "UIKitEngine", "SwiftScript"]),
    .executableTarget(
      name: "layoutlab", dependencies: ["REPL", "Terminal"],
      swiftSettings: mainActor + knownTypes + seesSyntax,
      linkerSettings: program),
    // Measures what stands above; the program does without it.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Cassowary", "UIKitEngine", "SwiftScript", "Playground", "Render", "Tutor", "REPL",
        "Terminal",
      ], swiftSettings: mainActor + seesSyntax, linkerSettings: program),

    // Where tests write, and what they run besides themselves.
    .target(name: "TemporaryFolder", path: "Tests/TemporaryFolder"),
    .target(name: "ChildProcess", path: "Tests/ChildProcess"),
    tests(of: "Cassowary"),
    // Reads our own sources with swift-syntax, whose visitors know no actor.
    .testTarget(
      name: "WordsTests", dependencies: ["Words", "SwiftScript"], swiftSettings: seesSyntax),
    tests(of: "SwiftScript", and: ["ChildProcess"], fixtures: ["Scripts", "Refused", "Warned"]),
    tests(of: "UIKitEngine"),
    tests(
      of: "Playground", and: ["UIKitEngine", "SwiftScript", "ChildProcess"],
      fixtures: ["Scenarios", "Libraries", "unbound.txt", "notoverridable.txt"]),
    tests(of: "Render", and: ["UIKitEngine", "SwiftScript"], fixtures: ["Golden"]),
    tests(of: "Tutor", and: ["Playground", "Words", "TemporaryFolder"]),
    tests(of: "Terminal", and: ["TemporaryFolder"]),
    tests(
      of: "REPL", and: ["Terminal", "Playground", "Words", "layoutlab", "TemporaryFolder"],
      fixtures: ["Transcripts", "Answers"]),
    .testTarget(name: "ArchitectureTests"),
  ] + frameworks.map { module($0, imports: ["UIKitEngine"]) }
)
