// Knows how a client's look is applied to a part of the page: variable by variable through the CSSOM, which `style-src
// 'self'` allows.

import type { Notice } from "@academiz/domain/kernel";
import { type Brand, createTheme } from "@academiz/domain/theme";
import type { Scheme } from "./apply-scheme.ts";
import { listProperties } from "./list-properties.ts";

export interface AppliedTheme {
  /** Colours that had to be corrected, in the scheme that is drawn now. */
  readonly notices: readonly Notice[];
  /** Removes every variable and stops following the device. */
  readonly stop: () => void;
}

/**
 * Draws `root` and all inside it in a client's look. Call `stop` before another look is applied to the same element.
 */
export function applyTheme(root: HTMLElement, brand: Brand, scheme: Scheme = "system"): AppliedTheme {
  const device = window.matchMedia("(prefers-color-scheme: dark)");
  const names = new Set<string>();
  const draw = (): readonly Notice[] => {
    const dark = scheme === "system" ? device.matches : scheme === "dark";
    const tokens = createTheme(brand.settings, dark);
    root.dataset["scheme"] = dark ? "dark" : "light";
    for (const [name, value] of listProperties(tokens, brand)) {
      names.add(name);
      root.style.setProperty(name, value);
    }
    return tokens.notices;
  };
  const notices = draw();
  if (scheme === "system") device.addEventListener("change", draw);
  return {
    notices,
    stop: () => {
      device.removeEventListener("change", draw);
      for (const name of names) root.style.removeProperty(name);
      delete root.dataset["scheme"];
    },
  };
}
