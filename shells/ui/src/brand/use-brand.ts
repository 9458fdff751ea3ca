// Knows how a client's look and a person's choice of light or dark reach an app's page.
import { useEffect } from "react";
import { applyScheme } from "../tokens/apply-scheme.ts";
import { useScheme } from "./scheme-choice.ts";

type Theme = Readonly<Record<string, unknown>>;
const PLAIN = '[{"colors":{}},{}]';

/**
 * The sheet holds the product's own look: the code that computes another one is loaded for clients that have one, and
 * where the browser began with the look of another visit. `own` is a course's look over its client's.
 */
export function useBrand(theme: Theme | undefined, own: object = {}): void {
  const scheme = useScheme();
  const key = theme && JSON.stringify([theme, own]);
  useEffect(() => {
    const root = document.documentElement;
    applyScheme(root, scheme);
    if (!key || (key === PLAIN && root.dataset["brand"] === undefined)) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    void import("./apply-brand.ts").then(({ applyBrand }) => {
      if (!isGone) stop = applyBrand(JSON.parse(key), scheme);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [key, scheme]);
}
