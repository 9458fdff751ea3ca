// Knows a bare page that costs the network what another did: as many bytes, asked for one after the other as there.
import { randomBytes } from "node:crypto";
import { type Served, serve } from "../serve-folder.ts";
import type { Asked } from "./watch-requests.ts";

const PAGE = /* html */ `<!doctype html><meta charset="utf-8"><title>Bare</title><link rel="icon" href="data:,"><script>
  (async () => {
    for (const paths of CHAIN) await Promise.all(paths.map(async (path) => (await fetch(path)).arrayBuffer()));
    const text = document.createElement("h1");
    text.textContent = "All of it is here";
    document.body.append(text);
  })();
</script>`;

/** Without the page itself, which is as long as it is. */
export function serveChain(asked: readonly Asked[]): Promise<Served> {
  const parts = asked.filter(({ depth, bytes }) => depth > 0 && bytes > 0);
  const depths = [...new Set(parts.map(({ depth }) => depth))].sort((a, b) => a - b);
  const name = (part: Asked) => `/part/${parts.indexOf(part)}`;
  const chain = depths.map((depth) => parts.filter((part) => part.depth === depth).map(name));
  const [page] = asked.filter(({ depth }) => depth === 0);
  const html = PAGE.replace("CHAIN", JSON.stringify(chain));
  return serve((request, response) => {
    const part = parts.find((one) => name(one) === request.url);
    if (part) response.end(randomBytes(part.bytes));
    else response.setHeader("content-type", "text/html").end(html.padEnd(page?.bytes ?? 0));
  });
}
