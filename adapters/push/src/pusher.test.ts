// Knows that a message reaches its browser and nobody else, is signed by us, and goes to no address that the operator
// did not name.
import { createPublicKey, verify } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deriveKeys } from "./derive-keys.ts";
import { createPusher } from "./index.ts";
import { isPublic, lookUpPublic } from "./public-addresses.ts";
import { type PushService, startPushService } from "./testing/start-push-service.ts";

const secret = new Uint8Array(32).fill(7);
const contact = "mailto:no-reply@school.example";
let service: PushService;
beforeEach(async () => {
  service = await startPushService();
});
afterEach(() => service.end());

const pusherTo = (...hosts: string[]) => createPusher({ secret, hosts, contact });
const subscribe = () => {
  const { endpoint, keys } = service.subscribe();
  return { endpoint, ...keys };
};

/** The claims of a signed header, where the key in it is ours. */
function readVapid(header = "", key: string): Readonly<Record<string, unknown>> {
  const [, token = "", told] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  expect(told).toBe(key);
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y } as never, format: "jwk" });
  const signed = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  expect(verify("sha256", Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, "base64url"))).toBe(true);
  return JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
}

test("decisions 15 a message is read by its browser alone, and signed with the key that browsers are given", async () => {
  const pusher = pusherTo(service.host);
  expect(await pusher.send(subscribe(), "Bonjour, été", "a1b2c3d4e5")).toEqual({ ok: true, value: undefined });
  const [{ text, headers } = { text: "", headers: {} }] = service.received;
  expect(text).toBe("Bonjour, été");
  expect(headers).toMatchObject({ topic: "a1b2c3d4e5", ttl: "86400", "content-encoding": "aes128gcm" });
  const claims = readVapid(headers.authorization, pusher.key);
  expect(claims).toMatchObject({ aud: `http://${service.host}`, sub: contact });
});

test("decisions 15 servers of one platform have one key, another platform has another", () => {
  const key = (byte: number) => deriveKeys(new Uint8Array(32).fill(byte)).publicKey;
  expect(key(1)).toBe(key(1));
  expect(new Set([1, 2, 3].map(key)).size).toBe(3);
  expect(Buffer.from(key(1), "base64url").length).toBe(65);
});

test("decisions 15 a browser that is gone, a service that is busy and a message that is refused are told apart", async () => {
  const [pusher, address] = [pusherTo(service.host), subscribe()];
  const kinds = [];
  for (const status of [404, 410, 429, 503, 400, 413, 301]) {
    service.answer(status);
    const sent = await pusher.send(address, "x", "t");
    kinds.push(sent.ok ? "sent" : sent.error.kind);
  }
  expect(kinds).toEqual(["gone", "gone", "later", "later", "never", "never", "never"]);
  await service.end();
  expect(await pusher.send(address, "x", "t")).toMatchObject({ error: { kind: "later" } });
  const lost = { ...address, p256dh: Buffer.alloc(65, 4).toString("base64url") };
  expect(pusher.fits(lost)).toBe(true);
  expect(await pusher.send(lost, "x", "t")).toMatchObject({ error: { kind: "gone" } });
});

test.each([
  ["speaks another protocol", "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"],
  ["says nothing of sense", "\0\r\n\r\n"],
  ["hangs up", ""],
])("decisions 15 of a service that %s, whoever sends hears: the mails behind it do not wait", async (_, answer) => {
  const rude = createServer((socket) => {
    socket.on("error", () => undefined).once("data", () => (answer === "" ? socket.destroy() : socket.write(answer)));
  }).listen(0, "127.0.0.1");
  await once(rude, "listening");
  const host = `127.0.0.1:${(rude.address() as AddressInfo).port}`;
  const sent = await pusherTo(host).send({ ...subscribe(), endpoint: `http://${host}/a` }, "x", "t");
  expect(sent).toMatchObject({ error: { kind: "later" } });
  rude.close();
});

test("decisions 15 only an address of a named host is called, by https", async () => {
  const pusher = pusherTo("push.example", "*.push.example.org", service.host);
  const admitted = ["https://push.example/a", "https://a.b.push.example.org/c", `http://${service.host}/x`];
  const refused = [
    "http://push.example/a",
    "https://push.example:8443/a",
    "https://push.example.evil.org/a",
    "https://a.push.example/a",
    "https://push.example.org/a",
    "https://evilpush.example.org/a",
    "https://user:word@push.example/a",
    "http://127.0.0.1:1/a",
    "ftp://push.example/a",
    "push.example",
    "",
  ];
  expect(admitted.map(pusher.admits)).toEqual([true, true, true]);
  expect(refused.filter(pusher.admits)).toEqual([]);
  const sent = await pusher.send({ ...subscribe(), endpoint: "https://evil.example/a" }, "x", "t");
  expect(sent).toMatchObject({ error: { kind: "never" } });
  expect(pusher.fits({ endpoint: "", p256dh: "AAAA", auth: "AAAA" })).toBe(false);
});

test("decisions 15 a named host that leads inside a network is refused once it is resolved", async () => {
  // This machine's name for itself, to which any name could be pointed.
  const found = await new Promise<Error | null>((resolve) => lookUpPublic("localhost", {}, (error) => resolve(error)));
  expect(found?.message).toContain("inside a network");
  const inside = ["127.0.0.1", "10.1.2.3", "192.168.0.1", "172.31.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"];
  const insideSix = ["::1", "::", "fe80::1", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "ff02::1"];
  expect([...inside, ...insideSix, "none"].filter(isPublic)).toEqual([]);
  expect(["1.1.1.1", "142.250.1.188", "2a00:1450:4007::1"].every(isPublic)).toBe(true);
});
