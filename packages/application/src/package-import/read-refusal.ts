// Knows what the server's words about a refused package mean: which of the known reasons, and which file.

/** Why a package is refused. */
export type RefusalCode =
  | "no-zip"
  | "empty"
  | "rar"
  | "7z"
  | "zip-in-zip"
  | "common-cartridge"
  | "aicc"
  | "cmi5"
  | "xapi"
  | "list.unreadable"
  | "path.outside"
  | "files.too-many"
  | "manifest.missing"
  | "manifest.several"
  | "manifest.unreadable"
  | "manifest.encoding"
  | "manifest.doctype"
  | "manifest.too-large"
  | "locked"
  | "link"
  | "packing.unknown"
  | "name.unreadable"
  | "file.twice"
  | "file.damaged"
  | "disguise"
  | "grows"
  | "other";
/** Why a package is refused, and the file that it is about; `words` are the server's own, for support. */
export interface PackageRefusal {
  readonly code: RefusalCode;
  readonly file: string | null;
  readonly words: string;
}

/** The first that matches counts. */
const PATTERNS: readonly (readonly [RegExp, RefusalCode])[] = [
  [/^it is no zip/, "no-zip"],
  [/^it is an empty zip/, "empty"],
  [/^it is a RAR archive/, "rar"],
  [/^it is a 7z archive/, "7z"],
  [/^it is a zip in a zip: (?<file>.+)$/, "zip-in-zip"],
  [/^it is an IMS Common Cartridge/, "common-cartridge"],
  [/^it is an AICC course/, "aicc"],
  [/^it is a cmi5 course/, "cmi5"],
  [/^it is an xAPI package/, "xapi"],
  [/more than \d+ files/, "files.too-many"],
  [/(?:invalid relative path|absolute path|invalid characters in fileName): ?(?<file>[^)]*)/, "path.outside"],
  [/^the list of its files cannot be read/, "list.unreadable"],
  [/^it has no imsmanifest/, "manifest.missing"],
  [/^it has several manifests/, "manifest.several"],
  [/^its manifest is larger/, "manifest.too-large"],
  [/^its manifest is too deep/, "manifest.too-large"],
  [/DOCTYPE/, "manifest.doctype"],
  [/^its manifest is (?:not )?written in/, "manifest.encoding"],
  [/^its (?:manifest|imsmanifest\.xml) is/, "manifest.unreadable"],
  [/^(?<file>.+) is locked with a password$/, "locked"],
  [/^(?<file>.+) is a link or a device, not a file$/, "link"],
  [/^(?<file>.+) is packed in a way/, "packing.unknown"],
  [/^it holds a file whose name cannot be read/, "name.unreadable"],
  [/^it holds (?<file>.+) twice$/, "file.twice"],
  [/^(?<file>.+) lies over another file$/, "disguise"],
  [/^(?<file>.+) is another file than its list says$/, "disguise"],
  [/^something lies before its first file/, "disguise"],
  [/^its files do not lie where/, "disguise"],
  [/^it grows to more than/, "grows"],
  [/^a file in it is damaged/, "file.damaged"],
  [/^(?<file>.+) is damaged$/, "file.damaged"],
];

/** Reads the words that came with `document.source.bad_package`. */
export function readRefusal(words: string): PackageRefusal {
  for (const [pattern, code] of PATTERNS) {
    const found = pattern.exec(words);
    if (found) return { code, file: found.groups?.["file"]?.trim() || null, words };
  }
  return { code: "other", file: null, words };
}
