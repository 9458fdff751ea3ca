// Knows that the alternative which somebody writes where they insert a picture is kept with the picture too.
import type { FileLibrary, LibraryFile } from "../ports/index.ts";

/**
 * Only for a picture without an alternative, in the client's own library. The alternative is in the text in any case:
 * where it cannot be kept here nothing is lost, and the next author is asked again.
 */
export async function keepAlternative(
  library: Pick<FileLibrary, "change">,
  { shelf, slug, alternative: known }: Pick<LibraryFile, "shelf" | "slug" | "alternative">,
  alternative: string,
): Promise<void> {
  if (shelf === "client" && known === null) await library.change(shelf, slug, { alternative });
}
