// Knows how a test speaks to a server byte by byte, as no decent client does.
import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface RawSocket {
  readonly socket: Socket;
  /** All that was received so far. */
  text(): string;
  /** Resolves with all that was received, however the line ends. */
  readonly closed: Promise<string>;
  /** Resolves when what was received satisfies it. @throws Error with what was received when the line ends before. */
  until(isTrue: (text: string) => boolean): Promise<string>;
}

/** Connected when it resolves. */
export async function openSocket(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
  });
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(text)));
  await once(socket, "connect");
  return {
    socket,
    text: () => text,
    closed,
    until: (isTrue) =>
      new Promise((resolve, reject) => {
        const look = () => isTrue(text) && resolve(text);
        socket.on("data", look);
        socket.once("close", () => (isTrue(text) ? resolve(text) : reject(new Error(`the line ended with: ${text}`))));
        look();
      }),
  };
}

/** Sends one text and waits for the whole head of the answer, and for its body when there is a length. */
export async function exchange(url: string, sent: string): Promise<{ status: number; head: string; body: string }> {
  const line = await openSocket(url);
  line.socket.write(sent, "latin1");
  const text = await line.until((received) => {
    const [head = "", body] = received.split("\r\n\r\n", 2);
    return body !== undefined && body.length >= Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  });
  line.socket.destroy();
  const [head = "", body = ""] = text.split("\r\n\r\n", 2);
  return { status: Number(head.slice(9, 12)), head, body };
}
