// Knows how a client's look reaches a part of the page: variable by variable through the CSSOM, which `style-src 'self'` allows.

import type { Notice } from "@academiz/domain/kernel";
import { createTheme, type ThemeSettings } from "@academiz/domain/theme";
import { listValues, nameVariable } from "./list-values.ts";

/** `system` follows the visitor's device, and changes with it. */
export type Scheme = "light" | "dark" | "system";

export interface AppliedTheme {
  /** Colours that had to be mended or moved, in the scheme drawn now. */
  readonly notices: readonly Notice[];
  /** Takes every variable back and stops following the device. */
  readonly stop: () => void;
}

/** Draws `root` and all inside it in a client's look. Call `stop` before another look is applied to the same element. */
export function applyTheme(root: HTMLElement, settings: ThemeSettings, scheme: Scheme = "system"): AppliedTheme {
  const device = window.matchMedia("(prefers-color-scheme: dark)");
  const names = new Set<string>();
  const draw = (): readonly Notice[] => {
    const dark = scheme === "system" ? device.matches : scheme === "dark";
    const tokens = createTheme(settings, dark);
    root.dataset["scheme"] = dark ? "dark" : "light";
    walk(listValues(tokens), [], (path, value) => {
      const name = `--${nameVariable(path)}`;
      names.add(name);
      root.style.setProperty(name, value);
    });
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

/** The product's own look in a scheme: the sheet has it already, so that an attribute is enough. */
export function applyScheme(root: HTMLElement, scheme: Scheme): void {
  if (scheme === "system") delete root.dataset["scheme"];
  else root.dataset["scheme"] = scheme;
}

type Values = { readonly [key: string]: string | Values };

function walk(values: Values, path: readonly string[], visit: (path: readonly string[], value: string) => void): void {
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === "string") visit([...path, key], value);
    else walk(value, [...path, key], visit);
  }
}
