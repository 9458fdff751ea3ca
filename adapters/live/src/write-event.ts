// Knows how an update is written into a stream of server-sent events.

/** Silence would look like a dead connection to proxies and readers: a comment shows that it lives. */
export const HEARTBEAT = ":\n\n";

/** Each line of the data gets its own field: nothing inside can end the event or begin another. */
export function writeEvent({ id, data }: { readonly id: string; readonly data: string }): string {
  const lines = data.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`);
  return `id: ${id.replace(/[\r\n\0]/g, "")}\n${lines.join("")}\n`;
}
