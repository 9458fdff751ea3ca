// Knows how many connections may be idle, and how slowly a caller may send or receive: an unused connection is cut.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { nameNetwork } from "./name-network.ts";

export interface ConnectionLimits {
  /** Connections without a request, or with one whose headers are not complete: for one address, and for all. */
  readonly idleOfOne: number;
  readonly idleOfAll: number;
  /** Milliseconds between two checks. */
  readonly pause: number;
  /** Bytes of a body that must come between two checks. */
  readonly leastRead: number;
  /** Milliseconds within which some of an answer must be taken. A paused film continues with a new request. */
  readonly longestUntaken: number;
}
const LIMITS: ConnectionLimits = {
  idleOfOne: 300,
  idleOfAll: 5_000,
  pause: 15_000,
  leastRead: 4_096,
  longestUntaken: 10 * 60_000,
};

interface Exchange {
  readonly request: IncomingMessage;
  readonly socket: Socket;
  /** Bytes that had come at the last check; null before the first, which may follow its request at once. */
  read: number | null;
  taken: number;
  takenAt: number;
}

/** Beyond the limits the oldest idle connection is cut: browsers and proxies open another when they need one. */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits = LIMITS): void {
  const idle = new Set<Socket>();
  const idleOf = new Map<string, Set<Socket>>();
  const addresses = new WeakMap<Socket, string>();
  const busy = new WeakMap<Socket, number>();
  const exchanges = new Set<Exchange>();

  function rest(socket: Socket): void {
    if (socket.destroyed) return;
    const address = addresses.get(socket) ?? "";
    const own = idleOf.get(address) ?? new Set();
    idleOf.set(address, own.add(socket));
    idle.add(socket);
    if (own.size > limits.idleOfOne) cutOldest(own);
    else if (idle.size > limits.idleOfAll) cutOldest(idle);
  }
  function wake(socket: Socket): void {
    const address = addresses.get(socket) ?? "";
    const own = idleOf.get(address);
    own?.delete(socket);
    if (own?.size === 0) idleOf.delete(address);
    idle.delete(socket);
  }
  function cutOldest(among: ReadonlySet<Socket>): void {
    const [oldest] = among;
    if (!oldest) return;
    wake(oldest);
    oldest.destroy();
  }

  app.server.on("connection", (socket: Socket) => {
    addresses.set(socket, nameNetwork(socket.remoteAddress ?? ""));
    socket.once("close", () => wake(socket));
    rest(socket);
  });
  app.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const exchange = { request, socket, read: null, taken: countTaken(socket), takenAt: Date.now() };
    wake(socket);
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    exchanges.add(exchange);
    response.once("close", () => {
      exchanges.delete(exchange);
      const left = (busy.get(socket) ?? 1) - 1;
      busy.set(socket, left);
      if (left === 0) rest(socket);
    });
  });
  const looking = setInterval(() => {
    for (const exchange of exchanges) if (isStuck(exchange, limits, Date.now())) exchange.socket.destroy();
  }, limits.pause);
  looking.unref();
  app.addHook("onClose", async () => clearInterval(looking));
}

/** Bytes that the other machine has acknowledged. */
const countTaken = (socket: Socket): number => socket.bytesWritten - socket.writableLength;

/** Notes the progress in both directions. Bytes that came and were not read yet are our delay, not the sender's. */
function isStuck(exchange: Exchange, { leastRead, longestUntaken }: ConnectionLimits, now: number): boolean {
  const { request, socket } = exchange;
  const came = exchange.read === null ? leastRead : socket.bytesRead - exchange.read;
  exchange.read = socket.bytesRead;
  const taken = countTaken(socket);
  if (taken !== exchange.taken || socket.writableLength === 0) {
    exchange.taken = taken;
    exchange.takenAt = now;
  }
  const isDripping = !request.complete && request.readableLength === 0 && came < leastRead;
  return isDripping || now - exchange.takenAt > longestUntaken;
}
