// Knows which pages show something from elsewhere without encryption: browsers refuse that in an encrypted page.

const PAGE = /\.(x?html?|css)$/i;
/** A link that a learner follows is none: only what is shown with its page. */
const SHOWN =
  /(\b(src|data|poster|background)\s*=\s*["']?|<link\b[^>]{0,300}\bhref\s*=\s*["']?|url\(\s*["']?)http:\/\//i;
/** Characters of a page that are looked through. */
const MOST = 1_048_576;
/** What begins in one part may end in the next. */
const OVERLAP = 400;

/** Is given a file part by part. `found` once it shows such a thing. */
export function watchInsecure(path: string): { look(part: Buffer): void; readonly found: boolean } {
  let [isFound, seen, tail] = [false, 0, ""];
  const isPage = PAGE.test(path);
  return {
    look(part) {
      if (!isPage || isFound || seen >= MOST) return;
      seen += part.byteLength;
      const text = tail + part.toString("latin1");
      isFound = SHOWN.test(text);
      tail = text.slice(-OVERLAP);
    },
    get found() {
      return isFound;
    },
  };
}
