// Knows how files are sent to a library over HTTP, with their progress (§7.65, §7.70), by a token that can do nothing
// else (§7.64).
import type {
  ChosenFile,
  FileSender,
  FileSending,
  FileTarget,
  LibraryFile,
  TokenStore,
  Trouble,
} from "@academiz/application/ports";
import { documents, fillPath } from "@academiz/contract";
import type { Result } from "@academiz/domain/kernel";
import type { ApiClient } from "../calls/api-client.ts";
import type { WholeResponse } from "../calls/fetch-whole.ts";
import { mapResult } from "../calls/map-result.ts";
import { readAnswer } from "../calls/read-answer.ts";
import { readTrouble } from "../calls/read-trouble.ts";
import { type FormSending, sendForm } from "../calls/send-form.ts";
import { requireFile } from "./read-file.ts";
import { forgetParts, sendParts } from "./send-parts.ts";
import { sendsInParts } from "./sends-in-parts.ts";
import { askUploadToken, readBytes } from "./upload-token.ts";

export interface FileSenderOptions {
  readonly api: ApiClient;
  readonly tokens: TokenStore;
  /** Origin and base path before `/api`; empty for the page's own origin. */
  readonly baseUrl: string;
  /** A `fetch` in place of the browser's. */
  readonly createRequest?: () => XMLHttpRequest;
}

/** Belongs to one session: whoever signs in next on the same page sends nothing with it. */
interface Granted {
  readonly session: string | null;
  readonly answer: Promise<Result<string, Trouble>>;
}

const CANCELLED: Trouble = { kind: "offline", detail: "cancelled" };
const EXPIRED = 401;

export function createFileSender({ api, tokens, baseUrl, createRequest }: FileSenderOptions): FileSender {
  let granted: Granted | null = null;
  /**
   * One token serves many files of one session, until the server no longer accepts it; after a refusal a new one is
   * asked for.
   */
  const askToken = async (isNew: boolean): Promise<Result<string, Trouble>> => {
    const session = tokens.read()?.token ?? null;
    if (isNew || granted?.session !== session) granted = null;
    granted ??= { session, answer: askUploadToken(api, tokens) };
    const asked = granted;
    const answer = await asked.answer;
    if (!answer.ok && granted === asked) granted = null;
    return answer;
  };

  const askOnly = async (isNew: boolean): Promise<string | null> => {
    const token = await askToken(isNew);
    return token.ok ? token.value : null;
  };
  const sendLarge = (file: ChosenFile, target: FileTarget, onProgress: (sent: number) => void): FileSending => {
    let isEnded = false;
    // A file that failed waits on the server for the next try: cleaning up does not remove it.
    let isOver = false;
    const sending = sendParts({ file, target, baseUrl, askToken: askOnly, onProgress });
    const read = async (): Promise<Result<LibraryFile, Trouble>> => {
      const response = await sending.answer;
      isOver = true;
      if (isEnded) return { ok: false, error: CANCELLED };
      return response?.ok ? readSent(response) : { ok: false, error: await readTrouble(response) };
    };
    return {
      outcome: read(),
      cancel() {
        if (isOver) return;
        isEnded = true;
        sending.cancel();
      },
      pause() {
        if (isOver) return;
        isEnded = true;
        sending.pause();
      },
    };
  };

  return {
    goesOn: sendsInParts,
    forget(file, target) {
      if (sendsInParts(file)) void forgetParts({ file, target, baseUrl, askToken: askOnly });
    },
    send(file, target, onProgress) {
      if (sendsInParts(file)) return sendLarge(file, target, onProgress);
      let sending: FormSending | null = null;
      let isCancelled = false;
      const route = "replaces" in target ? documents.replaceDocument : documents.uploadDocument;
      const params = { type: target.shelf, ...("replaces" in target && { slug: target.replaces }) };
      const url = baseUrl + fillPath(route, params);
      const tell = (share: number) => onProgress(Math.min(file.size, Math.round(share * file.size)));
      const send = async (isAgain: boolean): Promise<Result<LibraryFile, Trouble>> => {
        const token = await askToken(isAgain);
        if (!token.ok) return token;
        if (isCancelled) return { ok: false, error: CANCELLED };
        const form = new FormData();
        if ("folder" in target && target.folder !== null) form.set("parentSlug", target.folder);
        if ("replaces" in target && target.former !== undefined) form.set("former", target.former);
        form.set("source", readBytes(file), file.name);
        sending = sendForm({ url, token: token.value, form, onProgress: tell }, createRequest);
        const response = await sending.answer;
        if (isCancelled) return { ok: false, error: CANCELLED };
        if (response?.status === EXPIRED && !isAgain) return send(true);
        return response?.ok ? readSent(response) : { ok: false, error: await readTrouble(response) };
      };
      const cancel = () => {
        isCancelled = true;
        sending?.cancel();
      };
      return { outcome: send(false), cancel, pause: cancel };
    },
  };
}

/** Both routes answer the file. */
const readSent = async (response: WholeResponse): Promise<Result<LibraryFile, Trouble>> =>
  mapResult(await readAnswer(documents.uploadDocument, response), requireFile);
