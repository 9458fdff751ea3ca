// Knows which pages show something from elsewhere without encryption: browsers refuse that in an encrypted page.

const PAGE = /\.(x?html?|css)$/i;
/** Only what is shown with its page counts: a link that a learner follows does not. */
const SHOWN =
  /(\b(src|data|poster|background)\s*=\s*["']?|<link\b[^>]{0,300}\bhref\s*=\s*["']?|url\(\s*["']?)http:\/\//i;
/** How many characters of a page are looked through. */
const MOST = 1_048_576;
/** An address may begin in one part of the file and end in the next. */
const OVERLAP = 400;

/** Takes a file part by part. `found` turns true once the page shows such a thing. */
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
