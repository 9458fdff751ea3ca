// Knows a small server that takes large files part by part over real connections, and fails in the way a test asks for.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { TUS_PATH } from "@academiz/contract";

/** What is done instead of what was asked: the connection is cut, or something is answered. */
export type Wrong = "cut" | { readonly status: number; readonly detail?: string; readonly retryAfter?: number };

export interface TusServer {
  readonly url: string;
  /** As `POST`, `PATCH 0`, `HEAD`, `DELETE`, `FILE`, in their order. */
  readonly asked: readonly string[];
  /** The bytes that have arrived of each upload, with its metadata. */
  readonly uploads: ReadonlyMap<string, { readonly told: Readonly<Record<string, string>>; readonly bytes: Buffer }>;
  /** Asked before each request is served. It may wait; null: nothing goes wrong. */
  goWrong(how: (asked: string) => Wrong | null | Promise<Wrong | null>): void;
  /** Upload tokens from this one on are accepted, earlier ones are not. */
  renewToken(): void;
  /** Forgets all uploads that were begun. */
  forgetAll(): void;
  end(): Promise<void>;
}

interface Upload {
  readonly told: Readonly<Record<string, string>>;
  readonly length: number;
  bytes: Buffer;
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const all: Buffer[] = [];
  for await (const bytes of request) all.push(bytes as Buffer);
  return Buffer.concat(all);
};
const readMetadata = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(",").map((pair) => {
      const [name = "", value = ""] = pair.trim().split(" ");
      return [name, Buffer.from(value, "base64").toString()];
    }),
  );

/** `makeFile`: what is answered once everything has arrived. */
export async function startTus(makeFile: (name: string, size: number) => object): Promise<TusServer> {
  const uploads = new Map<string, Upload>();
  const asked: string[] = [];
  let wrong: (asked: string) => Wrong | null | Promise<Wrong | null> = () => null;
  let [granted, good, count] = [0, 1, 0];

  const answer = (response: ServerResponse, status: number, headers: Record<string, string> = {}, body?: object) => {
    response.writeHead(status, { "tus-resumable": "1.0.0", ...headers });
    response.end(body ? JSON.stringify(body) : undefined);
  };
  const refuse = (response: ServerResponse, { status, detail, retryAfter }: Exclude<Wrong, "cut">) =>
    answer(
      response,
      status,
      { "content-type": "application/problem+json", ...(retryAfter && { "retry-after": String(retryAfter) }) },
      detail ? { type: "about:blank", title: detail, status, detail, requestId: "r-1" } : undefined,
    );

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [method, path] = [request.method ?? "", request.url ?? ""];
    if (path.endsWith("/upload/file/token")) {
      granted += 1;
      return answer(
        response,
        200,
        { "content-type": "application/json" },
        { token: `upload.token.${granted}`, refreshToken: `renewed-${granted}` },
      );
    }
    const from = Number(request.headers["upload-offset"]);
    const isFinish = path.endsWith("/file");
    const what = isFinish ? "FILE" : method === "PATCH" ? `PATCH ${from}` : method;
    asked.push(what);
    const goes = await wrong(what);
    if (goes === "cut") return void request.destroy();
    const body = await readBody(request);
    if (goes) return refuse(response, goes);
    const token = Number(request.headers.authorization?.replace("Bearer upload.token.", ""));
    if (!(token >= good)) return refuse(response, { status: 401, detail: "token.expired" });
    const id = path.slice(TUS_PATH.length).split("/")[2] ?? "";
    if (id === "") {
      count += 1;
      const told = readMetadata(`${request.headers["upload-metadata"]}`);
      uploads.set(String(count), { told, length: Number(request.headers["upload-length"]), bytes: Buffer.alloc(0) });
      return answer(response, 201, { location: `${path}/${count}` });
    }
    const upload = uploads.get(id);
    if (!upload) return refuse(response, { status: 404, detail: "not-found" });
    const standing = () => ({
      "upload-offset": String(upload.bytes.byteLength),
      "upload-length": String(upload.length),
    });
    if (isFinish) {
      const made = makeFile(upload.told["filename"] ?? "", upload.bytes.byteLength);
      return answer(response, 200, { "content-type": "application/json" }, made);
    }
    if (method === "HEAD") return answer(response, 200, standing());
    if (method === "DELETE") {
      uploads.delete(id);
      return answer(response, 204);
    }
    if (from !== upload.bytes.byteLength) return refuse(response, { status: 409, detail: "upload.elsewhere" });
    upload.bytes = Buffer.concat([upload.bytes, body]);
    answer(response, 204, standing());
  }

  // A connection that was cut gets no answer.
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    uploads,
    goWrong: (how) => {
      wrong = how;
    },
    renewToken: () => {
      good = granted + 1;
    },
    forgetAll: () => uploads.clear(),
    end: () =>
      new Promise((ended) => {
        server.close(() => ended());
        server.closeAllConnections();
      }),
  };
}
