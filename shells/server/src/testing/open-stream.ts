// Knows how a test listens to a stream as a plain reader of bytes does.
export interface OpenedStream {
  readonly status: number;
  readonly headers: Headers;
  /** All that was received so far. */
  text(): string;
  /** Resolves when what was received satisfies it. @throws Error with what was received when the stream ends before. */
  until(isTrue: (text: string) => boolean): Promise<string>;
  /** Resolves when the other side has ended the stream. */
  ended: Promise<void>;
  leave(): void;
}

/** Subscribes with a query such as `topic=a`. */
export async function openStream(
  baseUrl: string,
  query: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenedStream> {
  const control = new AbortController();
  const answer = await fetch(`${baseUrl}/.well-known/mercure?${query}`, { headers, signal: control.signal });
  let text = "";
  const listeners = new Set<() => void>();
  const decoder = new TextDecoder();
  const ended = (async () => {
    try {
      for await (const chunk of answer.body ?? []) {
        text += decoder.decode(chunk as Uint8Array, { stream: true });
        for (const listener of listeners) listener();
      }
    } catch {
      // Cut, by us or by the other side: over in any case.
    }
    for (const listener of listeners) listener();
  })();
  let isEnded = false;
  void ended.then(() => {
    isEnded = true;
    for (const listener of listeners) listener();
  });
  return {
    status: answer.status,
    headers: answer.headers,
    text: () => text,
    until: (isTrue) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (isTrue(text)) resolve(text);
          else if (isEnded) reject(new Error(`the stream ended with: ${text}`));
        };
        listeners.add(look);
        look();
      }),
    ended,
    leave: () => control.abort(),
  };
}

/** The `data` of each event, as a strict reader puts it together. */
export function readData(text: string): readonly string[] {
  return text
    .split("\n\n")
    .map((event) =>
      event
        .split("\n")
        .filter((line) => line.startsWith("data:"))
        .map((line) => line.slice(5).replace(/^ /, ""))
        .join("\n"),
    )
    .filter((data) => data !== "");
}
