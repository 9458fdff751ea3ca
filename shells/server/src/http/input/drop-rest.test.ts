// Knows that who is refused while they still send hears the answer, and that nobody is waited for who sends much.
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dropRest, SMALL_REST } from "./drop-rest.ts";

/** Refuses at the first bytes of a body. */
const server = createServer((request, response) => {
  request.once("data", async () => {
    request.pause();
    server.emit("refusing", request);
    await dropRest(request, 200);
    response.writeHead(422, { connection: "close" }).end(String(request.complete));
  });
});
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

/** What is answered to the first half of a body of this length, and to the second if that is sent. */
async function send(length: number, second: string | null): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const refusing: Promise<IncomingMessage[]> = once(server, "refusing");
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n12345`);
  await refusing;
  if (second !== null) socket.write(second);
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  await once(socket, "close");
  return text;
}

test("attack 89: the rest of a small form is read before its refusal, so that the connection is not reset", async () => {
  const answer = await send(10, "67890");
  expect(answer).toContain(" 422 ");
  expect(answer).toContain("true");
});

test("attack 89: neither a large body nor one that does not come is waited for", async () => {
  expect(await send(SMALL_REST + 1, null)).toContain("false");
  expect(await send(10, null)).toContain("false");
});
