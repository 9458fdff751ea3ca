// Knows where an address leads that names nothing itself: its query names the perimeter, else what was played last.
import type { PlayedPlace } from "./read-place.ts";

const NAME = "productPerimeterSlug";

/** `address`: `/play` or `/play/{type}`; the rest of its query goes along. Null where nothing is named. */
export function findNamed(address: URL, last: { readonly [P in keyof PlayedPlace]: string | null }): string | null {
  const named = address.searchParams.get(NAME);
  const [, , asked = ""] = address.pathname.split("/");
  const type = asked || (named ? "" : (last.type ?? "").replace("learniz", ""));
  const slug = named || last.slug;
  if (!slug) return null;
  const url = new URL(address);
  url.searchParams.delete(NAME);
  return ["/play", type, encodeURIComponent(slug)].filter(Boolean).join("/") + url.search;
}
