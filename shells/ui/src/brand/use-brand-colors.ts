// Knows how a client's colours and a person's choice of light or dark reach an app's page.
import { useEffect } from "react";
import { applyScheme } from "../tokens/apply-scheme.ts";
import { useScheme } from "./scheme-choice.ts";

/** The product's own look is in the sheet: what computes another one is loaded for clients that have one. */
export function useBrandColors(colors: Readonly<Record<string, string>> | undefined): void {
  const scheme = useScheme();
  const key = JSON.stringify(colors ?? {});
  useEffect(() => {
    const own = JSON.parse(key) as Readonly<Record<string, string>>;
    applyScheme(document.documentElement, scheme);
    if (Object.keys(own).length === 0) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    void import("./apply-colors.ts").then(({ applyColors }) => {
      if (!isGone) stop = applyColors(own, scheme);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [key, scheme]);
}
