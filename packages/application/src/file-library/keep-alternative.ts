// Knows that what somebody says of a picture, where they put it, is kept with the picture too.
import type { FileLibrary, LibraryFile } from "../ports/index.ts";

/**
 * Only where nobody has said anything of it yet, and in the client's own library. It stands in the text anyway: where
 * it cannot be kept here nothing is lost, and the next author is asked again.
 */
export async function keepAlternative(
  library: Pick<FileLibrary, "change">,
  { shelf, slug, alternative: known }: Pick<LibraryFile, "shelf" | "slug" | "alternative">,
  alternative: string,
): Promise<void> {
  if (shelf === "client" && known === null) await library.change(shelf, slug, { alternative });
}
