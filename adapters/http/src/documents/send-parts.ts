// Knows how a large file is sent part by part, by tus: what has arrived stays on the server, and the same file goes on
// from there, even in another browser window the next day.
import type { ChosenFile, FileTarget } from "@academiz/application/ports";
import { TUS_PATH } from "@academiz/contract";
import type { Upload } from "tus-js-client";
import { fetchWhole, type WholeResponse } from "../calls/fetch-whole.ts";
import { readBytes } from "./upload-token.ts";

export interface PartsSending {
  /** The answer holds the file, or the reason why there is none; null where there was no answer. Never rejects. */
  readonly answer: Promise<WholeResponse | null>;
  /** Stops; what has arrived waits for the same file. */
  pause(): void;
  /** Stops; nothing of it is kept. */
  cancel(): void;
}
export interface PartsOptions {
  readonly file: ChosenFile;
  readonly target: FileTarget;
  readonly baseUrl: string;
  /** `isNew`: the former token is no longer accepted. Null where none is granted. */
  readonly askToken: (isNew: boolean) => Promise<string | null>;
  readonly onProgress: (sent: number) => void;
}

/** Bytes of a part: what is lost with a connection at most. */
const PART = 8_388_608;
/** Milliseconds between tries; after the last one the failure is reported. */
const TRIES = [0, 500, 2_000];
const [EXPIRED, BUSY] = [401, 409];
const GONE = [404, 410];

export function sendParts({ file, target, baseUrl, askToken, onProgress }: PartsOptions): PartsSending {
  const bytes = readBytes(file);
  let upload: Upload | null = null;
  let ended: "paused" | "cancelled" | null = null;
  const end = async (how: "paused" | "cancelled") => {
    ended = how;
    // If the server cannot be reached, it forgets the upload itself within a day.
    await upload?.abort(how === "cancelled").catch(() => undefined);
  };
  const send = async (): Promise<WholeResponse | null> => {
    // The library is loaded only for a large file.
    const tus = await import("tus-js-client");
    let token = await askToken(false);
    const sent = await new Promise<{ readonly url: string } | WholeResponse | null>((resolve) => {
      upload = new tus.Upload(bytes, {
        endpoint: `${baseUrl}${TUS_PATH}/${target.shelf}`,
        chunkSize: PART,
        retryDelays: TRIES,
        metadata: describe(file, target),
        fingerprint: async () => nameSending(file, target),
        // It is removed below, once the file was made of the upload.
        removeFingerprintOnSuccess: false,
        onBeforeRequest: (request) => request.setHeader("Authorization", `Bearer ${token}`),
        onShouldRetry(error) {
          const status = error.originalResponse?.getStatus() ?? 0;
          return status === 0 || status === EXPIRED || status === BUSY || status >= 500;
        },
        async onAfterResponse(request, response) {
          const status = response.getStatus();
          if (status === EXPIRED) token = await askToken(true);
          // When the question how much has arrived is refused, the library would begin again from the start: it must
          // ask again instead.
          const isLook = request.getMethod() === "HEAD" && status >= 400 && !GONE.includes(status);
          if (isLook) throw new Error(`a look at what has come is answered with ${status}`);
        },
        onProgress: (came) => onProgress(Math.min(file.size, came)),
        onSuccess: () => resolve({ url: upload?.url ?? "" }),
        onError: (error) =>
          resolve("originalResponse" in error && error.originalResponse ? readRefusal(error.originalResponse) : null),
      });
      void upload.findPreviousUploads().then(([former]) => {
        if (ended) return resolve(null);
        if (former) upload?.resumeFromPreviousUpload(former);
        upload?.start();
      });
    });
    if (!sent || !("url" in sent) || "status" in sent) return sent as WholeResponse | null;
    const made = await finish(sent.url, token);
    const answer = made?.status === EXPIRED ? await finish(sent.url, await askToken(true)) : made;
    // Neither a refused upload nor a finished file goes on: a second try would end the same way.
    if (answer && answer.status < 500 && answer.status !== BUSY) await forget(file, target);
    return answer;
  };
  return {
    answer: send().catch(() => null),
    pause: () => void end("paused"),
    cancel: () => void end("cancelled").then(() => forget(file, target)),
  };
}

/** Ends the upload that waits for this file, here and, as far as it can be reached, on the server. */
export async function forgetParts({
  file,
  target,
  baseUrl,
  askToken,
}: Omit<PartsOptions, "onProgress">): Promise<void> {
  const tus = await import("tus-js-client");
  const waiting = await tus.defaultOptions.urlStorage.findUploadsByFingerprint(nameSending(file, target));
  const token = await askToken(false);
  for (const { uploadUrl } of waiting)
    if (uploadUrl) await ask(new URL(uploadUrl, baseUrl || window.location.href).href, "DELETE", token);
  await forget(file, target);
}

const finish = (url: string, token: string | null) => ask(`${url}/file`, "POST", token);

const ask = (url: string, method: "POST" | "DELETE", token: string | null): Promise<WholeResponse | null> =>
  fetchWhole(url, {
    method,
    headers: new Headers({ authorization: `Bearer ${token}`, accept: "application/json" }),
  });

async function forget(file: ChosenFile, target: FileTarget): Promise<void> {
  const { defaultOptions } = await import("tus-js-client");
  const { urlStorage } = defaultOptions;
  for (const { urlStorageKey } of await urlStorage.findUploadsByFingerprint(nameSending(file, target)))
    await urlStorage.removeUpload(urlStorageKey);
}

/** Names the same file to the same place, so that dropping it again goes on. */
function nameSending(file: ChosenFile, target: FileTarget): string {
  const place = "replaces" in target ? `replaces ${target.replaces}` : (target.folder ?? "");
  const changedAt = "lastModified" in file ? file.lastModified : "";
  return ["academiz", target.shelf, place, file.name, file.size, changedAt].join("|");
}

const describe = (file: ChosenFile, target: FileTarget): Record<string, string> => ({
  filename: file.name,
  ...("replaces" in target ? { replaces: target.replaces } : target.folder !== null && { parentSlug: target.folder }),
});

interface Told {
  getStatus(): number;
  getBody(): string;
  getHeader(name: string): string | undefined;
}
function readRefusal(told: Told): WholeResponse | null {
  const status = told.getStatus();
  // A `Response` cannot have a status below 200: there was no answer.
  if (status < 200) return null;
  const retryAfter = told.getHeader("retry-after");
  const response = new Response(null, { status, headers: retryAfter ? { "retry-after": retryAfter } : {} });
  return Object.assign(response, { content: new Blob([told.getBody()]) });
}
