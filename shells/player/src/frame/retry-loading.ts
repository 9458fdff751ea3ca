// Knows how a content that did not come is requested again.
import type { Trouble } from "@academiz/application/ports";
import { loadAnew } from "@academiz/ui";

/** For rules that did not come, some browsers need a new page: `loadAnew` knows which. */
export async function retryLoading(trouble: Trouble | null, retry: () => void): Promise<void> {
  if (trouble?.detail === "late-rules") await loadAnew();
  retry();
}
