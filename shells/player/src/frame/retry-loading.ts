// Knows how a content is asked for again that did not come.
import type { Trouble } from "@academiz/application/ports";
import { loadAnew } from "@academiz/ui";

/** Rules that did not come may come with a new page alone: `loadAnew` knows of which browsers. */
export async function retryLoading(trouble: Trouble | null, retry: () => void): Promise<void> {
  if (trouble?.detail === "late-rules") await loadAnew();
  retry();
}
