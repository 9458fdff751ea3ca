// Knows how a course's own styles (§3.117) apply to its pages, and to nothing around them.
import { useEffect } from "react";

const REFERENCE = /document:[\w-]+/g;

/** `resolve` answers the address of a file that they name. */
export function useOwnStyles(css: string, resolve: (src: string) => string): void {
  const styles = css.replace(REFERENCE, (src) => resolve(src));
  useEffect(() => {
    if (styles === "") return;
    const sheet = scope(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [styles]);
}

/**
 * Works rule by rule, as the browser parsed them: an extra bracket cannot reach beyond the part of the page that they
 * are for.
 */
function scope(styles: string): CSSStyleSheet {
  const read = new CSSStyleSheet();
  read.replaceSync(styles);
  const rules = [...read.cssRules].map(({ cssText }) => cssText).join("\n");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@scope (main > article) {\n${rules}\n}`);
  return sheet;
}
