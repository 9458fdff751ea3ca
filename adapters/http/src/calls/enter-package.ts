// Knows how the page of a package's origin earns the right to read its files.
import type { EnterPackage } from "@academiz/application/ports";

/**
 * `POST {contentUrl}` with `{ pass }`; its answer sets a cookie that goes with each question for a file.
 * An empty pass: none is needed. Without an answer it goes on: what the browser kept needs no right. @throws Error when
 * the pass opens nothing any more.
 */
export const createEnterPackage =
  (send: typeof fetch): EnterPackage =>
  async ({ contentUrl, pass }) => {
    if (pass === "") return;
    const answer = await send(contentUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ pass }),
      credentials: "same-origin",
    }).catch(() => null);
    if (answer && answer.status >= 400 && answer.status < 500)
      throw new Error(`the pass was refused: ${answer.status}`);
  };
