// Knows that a connection without requests, or one that never ends, does not keep the server from stopping.
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import fastify from "fastify";
import { describe, expect, test } from "vitest";
import { endConnections } from "./end-connections.ts";

/** However it closes: `once` would reject at a reset. */
const waitForClose = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));

async function listen(grace?: number) {
  const app = fastify({ forceCloseConnections: "idle" });
  endConnections(app, grace);
  app.get("/", async () => "whole");
  await app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  await Promise.all([once(socket, "connect"), once(app.server, "connection")]);
  return { app, socket };
}

describe("decisions 1: a stop is not held back", () => {
  test("by a connection that has asked nothing yet", async () => {
    const { app, socket } = await listen(3_600_000);
    const cut = waitForClose(socket);
    await app.close();
    await cut;
  });

  test("by a question that never ends, once its time is over", async () => {
    const { app, socket } = await listen(1);
    const cut = waitForClose(socket);
    const heard = new Promise((resolve) => app.server.once("connection", resolve));
    const other = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    other.on("error", () => undefined);
    await heard;
    other.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n12");
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n");
    await app.close();
    await cut;
    expect(app.server.listening).toBe(false);
  });
});
