// Knows how a part of a page is drawn in another look than the page, as a preview.
import "./more-fonts.css.ts";
import { readBrand } from "@academiz/domain/theme";
import { type RefObject, useLayoutEffect } from "react";
import { applyTheme } from "../tokens/apply-theme.ts";

/** `theme` is unparsed, as `readBrand` reads it. */
export function useThemedPart(part: RefObject<HTMLElement | null>, theme: unknown, scheme: "light" | "dark"): void {
  const key = JSON.stringify(theme);
  useLayoutEffect(
    () => (part.current ? applyTheme(part.current, readBrand(JSON.parse(key)), scheme).stop : undefined),
    [part, key, scheme],
  );
}
