// Knows how a user's stream is opened over HTTP, with a token in a header, and read until it ends (§7.142, §7.143).
import type { Heard, LiveStream, TokenStore } from "@academiz/application/ports";
import { type AnswerOf, notifications } from "@academiz/contract";
import { jwtDecode } from "jwt-decode";
import type { ApiClient } from "./calls/api-client.ts";
import { createEventReader } from "./calls/read-events.ts";

export interface LiveStreamOptions {
  readonly api: ApiClient;
  readonly tokens: TokenStore;
  /** The origin that precedes the path; empty for the page's own. */
  readonly baseUrl: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
type Access = AnswerOf<typeof notifications.liveToken>;

/** Seconds: a token that ends sooner is not worth opening a stream for. */
const SOON = 30;
const PROTOCOL_WORD = { 0: "topic", 1: "match" } as const;

/** `EventSource` can send no header; this reads the same stream with `fetch`. */
export function createLiveStream(options: LiveStreamOptions): LiveStream {
  return {
    open(identifier, lastEventId, hear) {
      const control = new AbortController();
      const tell = (heard: Heard) => {
        if (!control.signal.aborted) hear(heard);
      };
      // Whatever broke it, the stream is over: the listener decides when to try again.
      void listen(options, identifier, lastEventId, tell, control.signal)
        .catch(() => undefined)
        .then(() => tell({ kind: "closed" }));
      return () => control.abort();
    },
  };
}

async function listen(
  options: LiveStreamOptions,
  identifier: string,
  lastEventId: string | null,
  tell: (heard: Heard) => void,
  signal: AbortSignal,
): Promise<void> {
  const access = readKept(options, identifier) ?? (await askAccess(options));
  if (!access || signal.aborted) return;
  const url = access.url.startsWith("/") ? options.baseUrl + access.url : access.url;
  const query = new URLSearchParams({ [PROTOCOL_WORD[access.protocol]]: identifier });
  const answer = await fetch(`${url}${url.includes("?") ? "&" : "?"}${query}`, {
    headers: {
      accept: "text/event-stream",
      authorization: `Bearer ${access.token}`,
      ...(lastEventId !== null && { "last-event-id": lastEventId }),
    },
    cache: "no-store",
    credentials: "omit",
    signal,
  });
  // A token that the hub refuses is not tried again.
  if (answer.status === 401 || answer.status === 403) options.tokens.keepLive("");
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel();
    return;
  }
  tell({ kind: "opened", lastEventId: answer.headers.get("last-event-id") });
  const readEvents = createEventReader();
  const decoder = new TextDecoder();
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    tell({ kind: "beat" });
    for (const { id, data } of readEvents(decoder.decode(part.value, { stream: true })))
      tell({ kind: "message", id: id ?? "", data });
  }
}

async function askAccess({ api, tokens }: LiveStreamOptions): Promise<Access | null> {
  const answer = await api.call(notifications.liveToken, { tellsRefusals: true });
  if (!answer.ok) return null;
  tokens.keepLive(JSON.stringify(answer.value));
  return answer.value;
}

/** The token that this browser keeps, when it is this user's and lives long enough. */
function readKept({ tokens, now }: LiveStreamOptions, identifier: string): Access | null {
  const kept = accessSchema.safeParse(parseJson(tokens.readLive() ?? ""));
  if (!kept.success) return null;
  const { sub, exp = 0 } = readClaims(kept.data.token);
  return sub === identifier && exp - SOON > now() / 1000 ? kept.data : null;
}
const accessSchema = notifications.liveToken.answer.schema;

function readClaims(token: string): { readonly sub?: string; readonly exp?: number } {
  try {
    return jwtDecode(token);
  } catch {
    return {};
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
