// Knows what an attachment leads to, and how its learners meet it (§7.111, §7.135).
import type { DocumentFile, ProductCard } from "../../catalog/index.ts";
import { readFileSlug } from "../../interactivities/index.ts";
import { readRecord } from "../kind/retitle-product.ts";

type Content = Readonly<Record<string, unknown>>;

/** What an attachment leads to: a file of the library by its slug, or an address. */
export type AttachedSource =
  | { readonly kind: "file"; readonly slug: string }
  | { readonly kind: "address"; readonly url: string };

/** An address with a name or a password is refused: every learner would be told them. */
const ADDRESS = /^https:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i;
const HAS_SCHEME = /^[a-z][\w+.-]*:(?!\d)/i;

/** The https address that was typed, with or without its scheme; null where it is none. */
export function cleanAddress(typed: string): string | null {
  const text = typed.trim();
  const address = HAS_SCHEME.test(text) ? text : `https://${text}`;
  return ADDRESS.test(address) ? address : null;
}

/** Null while it leads nowhere, and where its scheme is not https: another could run something. */
export function readSource({ source }: Content): AttachedSource | null {
  if (typeof source !== "string") return null;
  const slug = readFileSlug(source.trim());
  if (slug !== null) return { kind: "file", slug };
  return ADDRESS.test(source.trim()) ? { kind: "address", url: source.trim() } : null;
}

/** The inverse of readSource; undefined where it leads nowhere. */
export const writeSource = (source: AttachedSource | null): string | undefined =>
  source === null ? undefined : source.kind === "file" ? `document:${source.slug}` : source.url;

/** How a file is looked at: on the page itself, in a tab of its own that browsers fill, or as a download. */
export type Showing = "picture" | "film" | "sound" | "pdf" | "tab" | "download";
/** What learners meet. `gone`: the library no longer has the file. */
export type AttachedItem =
  | { readonly kind: "none" }
  | { readonly kind: "gone" }
  | { readonly kind: "address"; readonly url: string }
  | {
      readonly kind: "file";
      readonly file: DocumentFile;
      readonly showing: Showing;
      readonly alternatives: ShownAlternatives;
    };

/** What stands in for a file that somebody cannot see or hear; empty where nothing does. */
export interface AttachedAlternatives {
  /** What a picture shows. */
  readonly alternative: string;
  /** `document:<slug>` of the captions of a film. */
  readonly captionsSrc: string;
  /** The words of a film or a sound. */
  readonly transcript: string;
}
/** As learners meet them: captions by their address, null without any. */
export interface ShownAlternatives extends Omit<AttachedAlternatives, "captionsSrc"> {
  readonly captionsUrl: string | null;
}

const readText = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

export const readAlternatives = ({ alternative, captionsSrc, transcript }: Content): AttachedAlternatives => ({
  alternative: readText(alternative),
  captionsSrc: readFileSlug(readText(captionsSrc)) === null ? "" : readText(captionsSrc),
  transcript: readText(transcript),
});

const SHOWINGS: readonly (readonly [RegExp, Showing])[] = [
  [/^image\/(?!tiff|heic|heif)/, "picture"],
  [/^video\//, "film"],
  [/^audio\//, "sound"],
  [/^application\/pdf$/, "pdf"],
  [/^text\/plain\b/, "tab"],
];
export const chooseShowing = (type: string): Showing => SHOWINGS.find(([known]) => known.test(type))?.[1] ?? "download";

export function viewAttachment(content: Content, files: readonly DocumentFile[]): AttachedItem {
  const source = readSource(content);
  if (source === null) return { kind: "none" };
  if (source.kind === "address") return source;
  const file = files.find(({ slug }) => slug === source.slug);
  if (!file || file.url === "") return { kind: "gone" };
  const { captionsSrc, ...words } = readAlternatives(content);
  const captions = files.find(({ slug }) => slug === readFileSlug(captionsSrc));
  const alternatives = { ...words, captionsUrl: captions?.url || null };
  return { kind: "file", file, showing: chooseShowing(file.type), alternatives };
}

/** What learners read of it, from parsed or unparsed content: empty where nothing is said. */
export interface AttachmentWords extends Pick<ProductCard, "title" | "language"> {
  readonly description: string;
}

export function readAttachmentWords(content: Content): AttachmentWords {
  const { title, lesson } = readRecord(content["context"]);
  const local = readText(readRecord(content["config"])["local"]).toUpperCase();
  return {
    title: readText(title),
    description: readText(lesson),
    language: local === "" ? null : local.startsWith("EN") ? "EN" : "FR",
  };
}
