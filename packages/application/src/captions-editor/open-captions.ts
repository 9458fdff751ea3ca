// Knows how the captions of a film are read from the library, or a file of captions by itself.
import { readCaptions } from "@academiz/domain/documents";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import type { FileLibrary, Trouble, UsedFile } from "../ports/index.ts";
import type { CaptionsEditorInput, NamedFile, OpenedCaptions } from "./captions-editor.types.ts";

/** Bytes: more than the captions of any film. */
const MOST_BYTES = 2_000_000;
const TOO_LONG: Trouble = { kind: "invalid", detail: "captions.too-long" };

async function readFile(
  library: Pick<FileLibrary, "read">,
  { shelf, slug }: NamedFile,
): Promise<Result<UsedFile, Trouble>> {
  const read = await library.read(shelf ?? "client", slug);
  return shelf === null && !read.ok && read.error.kind === "not-found" ? library.read("library", slug) : read;
}

/** A film without captions begins with none. */
export async function openCaptions({
  opened,
  language,
  library,
  texts,
}: CaptionsEditorInput): Promise<Result<OpenedCaptions, Trouble>> {
  const first = await readFile(library, opened);
  if (!first.ok) return first;
  const film = first.value.kind === "subtitle" ? null : first.value;
  if (film?.captions === null) return succeed({ film, file: null, read: { ...readCaptions(""), language } });
  // The captions of a client's own film may be shared ones; those of a shared film are shared.
  const shelf = film?.shelf === "library" ? "library" : null;
  const file = film?.captions ? await readFile(library, { shelf, slug: film.captions }) : first;
  if (!file.ok) return file;
  const text = await texts.read(file.value.url, MOST_BYTES);
  if (!text.ok) return text;
  // What was not read would be lost when it is saved.
  if (text.value.isCut) return fail(TOO_LONG);
  return succeed({ film, file: file.value, read: readCaptions(text.value.text) });
}
