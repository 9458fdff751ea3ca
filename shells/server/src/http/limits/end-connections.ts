// Knows how connections end when the server stops, so that none delays it for long.
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Milliseconds for the answers that are under way. */
const GRACE = 10_000;

/** Browsers open spare connections, which Node counts as busy until they send something: those are cut at once. */
export function endConnections(app: FastifyInstance, grace = GRACE): void {
  const open = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    timer = setTimeout(() => app.server.closeAllConnections(), grace);
  });
  app.addHook("onClose", async () => clearTimeout(timer));
}
