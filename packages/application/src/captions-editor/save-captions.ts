// Knows how captions are stored: as a file of the library, which their film then names.
import { nameCaptions, writeCaptions } from "@academiz/domain/documents";
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import type { FileTarget, LibraryFile, Trouble } from "../ports/index.ts";
import type { CaptionsEditorContext } from "./captions-editor.types.ts";

type Saved = Pick<CaptionsEditorContext, "film" | "file" | "isUnnamed" | "trouble">;

const CONFLICT: Trouble = { kind: "conflict", detail: "concurrent-edit" };

/** In place of the file that was read, where its library may be written to; otherwise beside the film. */
function findTarget({ file, film, mayShare }: CaptionsEditorContext): FileTarget {
  if (file && (file.shelf === "client" || mayShare))
    return { shelf: file.shelf, replaces: file.slug, former: file.url };
  const besides = film && (film.shelf === "client" || mayShare) ? film : null;
  return { shelf: besides?.shelf ?? "client", folder: besides?.folderSlug ?? null };
}

async function keepFile(context: CaptionsEditorContext): Promise<Result<LibraryFile, Trouble>> {
  const { film, file, draft, library, texts } = context;
  const target = findTarget(context);
  if (film && !("replaces" in target)) {
    const now = await library.read(film.shelf, film.slug);
    if (!now.ok) return now;
    // Somebody gave the film other captions meanwhile: those are not hidden unseen.
    if (now.value.captions !== film.captions) return fail(CONFLICT);
  }
  const name = nameCaptions(film?.name ?? file?.name ?? "captions", draft.language);
  return texts.write(name, writeCaptions(draft), target);
}

async function nameFile(film: LibraryFile, file: LibraryFile, library: CaptionsEditorContext["library"]) {
  if (film.captions === file.slug) return succeed(film);
  return library.change(film.shelf, film.slug, { captions: file.slug });
}

/** How far it came. A file that is stored already is only named. */
export async function saveCaptions(context: CaptionsEditorContext): Promise<Saved> {
  const { film, file, isUnnamed, library } = context;
  const kept = isUnnamed && file ? succeed(file) : await keepFile(context);
  if (!kept.ok) return { film, file, isUnnamed: false, trouble: kept.error };
  const named = film && (await nameFile(film, kept.value, library));
  if (named && !named.ok) return { film, file: kept.value, isUnnamed: true, trouble: named.error };
  return { film: named?.value ?? null, file: kept.value, isUnnamed: false, trouble: null };
}
