// Knows the sending of packages in memory: a test says how far it is, and when it has ended.
import type { PackageUploading, UploadedPackage } from "@academiz/application/ports";
import type { NetworkLine } from "../network/network-line.ts";

/** The sender, and a look behind it. */
export interface MemoryUploading extends PackageUploading {
  /** The next sending does not end until the returned function is called. */
  hold(): () => void;
  /** The newest sending has come so far, in bytes. */
  progress(sent: number): void;
  /** Slugs of documents that were dropped. */
  readonly discarded: readonly string[];
  /** How many sendings were cancelled before their end. */
  readonly cancelled: number;
}

/** What an upload answers for a package of SCORM 1.2 with one item, without problems. */
export const makeUploadedPackage = (title: string, documentSlug = "document-1"): UploadedPackage => ({
  document: { slug: documentSlug, name: `${title}.zip`, size: 1000 },
  config: {
    version: "1.2",
    schemaVersion: "1.2",
    context: { title, description: "", duration: null },
    manifest: {
      identifier: "made",
      organizations: {
        default: "org",
        organization: [
          {
            identifier: "org",
            title,
            item: [
              { identifier: "one", title: "One", identifierref: "r", parameters: null, isVisible: true, item: [] },
            ],
          },
        ],
      },
      resources: {
        resource: [{ identifier: "r", scormType: "sco", href: "one.html", file: [{ href: "one.html" }] }],
      },
    },
    root: "",
    problems: [],
    editionInfo: {},
  },
});

/** Every package is accepted as this one, unless the line fails. */
export function createMemoryUploading(line: NetworkLine, answer: UploadedPackage): MemoryUploading {
  const discarded: string[] = [];
  let cancelled = 0;
  let tell = (_: number): void => {};
  return {
    discarded,
    get cancelled() {
      return cancelled;
    },
    hold: () => line.hold("send"),
    progress: (sent) => tell(sent),
    send(_file, onProgress) {
      let isOver = false;
      tell = onProgress;
      const outcome = line.pass("send", () => ({ ok: true as const, value: answer }));
      return {
        outcome: outcome.finally(() => {
          isOver = true;
        }),
        cancel() {
          if (!isOver) cancelled += 1;
          isOver = true;
        },
      };
    },
    discard: (slug) =>
      line.pass("discard", () => {
        discarded.push(slug);
        return { ok: true, value: undefined };
      }),
  };
}
