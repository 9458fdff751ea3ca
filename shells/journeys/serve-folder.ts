// Knows how a built folder is served for a journey: under the strictest policy, on a free port.
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".vtt": "text/vtt",
  ".woff2": "font/woff2",
};

export interface Served {
  /** `http://127.0.0.1:1234`, without a slash at its end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}
export interface ServedFolder extends Pick<Served, "close"> {
  /** Absolute, with the base: `http://127.0.0.1:1234/gallery/`. */
  readonly url: string;
}

/** Listens on a free port of this machine alone. */
export async function serve(answer: RequestListener): Promise<Served> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()));
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** The strictest policy: a page may load what lies beside it, and nothing else. */
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'";

/** Answers a file of a folder, the folder itself with its `index.html`, and 404 for what is not there. */
export async function answerFile(
  response: ServerResponse,
  folder: string,
  path: string,
  policy = POLICY,
): Promise<void> {
  const inside = normalize(path || "index.html");
  try {
    const content = await readFile(join(folder, inside.startsWith("..") ? "missing" : inside));
    response.writeHead(200, {
      "content-type": TYPES[extname(inside)] ?? "application/octet-stream",
      "content-security-policy": policy,
    });
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
}

/** Serves `folder` under `base` (with its slashes); the base itself answers `index.html`, what is not there 404. */
export async function serveFolder(folder: string, base: string): Promise<ServedFolder> {
  const { origin, close } = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    void answerFile(response, folder, pathname.startsWith(base) ? pathname.slice(base.length) : "missing");
  });
  return { url: origin + base, close };
}
