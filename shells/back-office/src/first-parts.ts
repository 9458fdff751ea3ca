// Knows which parts of the office the page of an address begins with: they are on their way before the router asks for
// them.
import { BASE } from "./office/addresses/paths.ts";

export function fetchFirstParts(pathname: string): void {
  const path = pathname.slice(BASE.length);
  const parts = path.startsWith("/learniz/")
    ? [import("./studio/studio-page.tsx")]
    : /^\/?$/.test(path)
      ? [import("./office-frame.tsx"), import("./products/products-page.tsx")]
      : [import("./office-frame.tsx"), import("./office/compose-late.ts")];
  // The place of a part that does not come says so.
  for (const part of parts) part.catch(() => {});
}
