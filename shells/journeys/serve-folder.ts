// Knows how a built folder is served for a journey: under the strictest policy, on a free port.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

export interface ServedFolder {
  /** Absolute, with the base: `http://127.0.0.1:1234/gallery/`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves `folder` under `base` (with its slashes); the base itself answers `index.html`, what is not there 404. */
export async function serveFolder(folder: string, base: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = normalize(pathname.startsWith(base) ? pathname.slice(base.length) || "index.html" : "missing");
    readFile(join(folder, path.startsWith("..") ? "missing" : path)).then(
      (content) => {
        response.writeHead(200, {
          "content-type": TYPES[extname(path)] ?? "application/octet-stream",
          "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'",
        });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
}
