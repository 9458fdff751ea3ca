// Knows how a stream of server-sent events is read, chunk by chunk.

export interface StreamEvent {
  readonly id: string | null;
  readonly data: string;
}
/** The longest event that is waited for: a longer one is not from our stream. */
const LONGEST = 1_048_576;

/**
 * Answers a function that takes the next piece of text and gives the events that it completed. @throws Error when an
 * event never ends.
 */
export function createEventReader(): (chunk: string) => readonly StreamEvent[] {
  let rest = "";
  let id: string | null = null;
  let data: string[] = [];
  return (chunk) => {
    const events: StreamEvent[] = [];
    // A carriage return at the end may be half a line end: it waits for its other half.
    const text = rest + chunk;
    const cut = text.endsWith("\r") ? text.length - 1 : text.length;
    const lines = text.slice(0, cut).split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? "") + text.slice(cut);
    for (const line of lines) {
      if (line === "") {
        if (data.length > 0) events.push({ id, data: data.join("\n") });
        data = [];
        continue;
      }
      const [, field = "", value = ""] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
      if (field === "data") data.push(value);
      if (field === "id" && !value.includes("\0")) id = value;
    }
    if (rest.length > LONGEST || data.reduce((sum, line) => sum + line.length, 0) > LONGEST)
      throw new Error("an event of the stream never ends");
    return events;
  };
}
