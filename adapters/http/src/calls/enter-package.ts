// Knows how the page of a package's origin earns the right to read its files.
import type { EnterPackage } from "@academiz/application/ports";

/**
 * Sends `POST {contentUrl}` with `{ pass }`; the answer sets a cookie that goes with each request for a file. An empty
 * pass means that none is needed. Without an answer it goes on: files that the browser kept need no right. @throws
 * Error when the pass no longer opens anything.
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
