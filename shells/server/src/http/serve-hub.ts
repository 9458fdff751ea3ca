// Knows the hub of live streams over HTTP (§7.143): who may subscribe, how a stream is opened and ended, and who may
// publish.
import type { Refusal, World } from "@academiz/backend";
import { refuse } from "@academiz/backend";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { HUB_PATH } from "../config/config-mercure.ts";
import type { Platform } from "../platform/compose.ts";
import { sendProblem } from "./answers/problems.ts";
import { readBearer } from "./authenticate.ts";
import type { BodyRoom } from "./limits/hold-bodies.ts";
import { nameNetwork } from "./limits/name-network.ts";

/** Bytes: of a publication, and of what a reader may leave unread. */
const LARGEST = 64 * 1_024;
const MOST_UNREAD = 1_024 * 1_024;

/** Ends every stream when the server stops: none of them ends by itself. */
export function serveHub(
  app: FastifyInstance,
  live: Platform["live"],
  world: Pick<World, "clock">,
  bodies: BodyRoom,
): void {
  const { hub } = live;
  app.addHook("preClose", async () => hub.end());
  app.get(HUB_PATH, { config: { name: "stream" } }, (request, reply) =>
    subscribe(request, reply, live, world.clock.now()),
  );
  void app.register(async (inside) => {
    inside.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: LARGEST },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const terms: RouteShorthandOptions = {
      bodyLimit: LARGEST,
      config: { name: "publishUpdate" },
      async onRequest(request, reply) {
        const held = bodies.hold(request, reply, { name: nameNetwork(request.ip), isKnown: false }, LARGEST);
        if (!held.ok) return sendProblem(reply, held.error);
      },
    };
    inside.post(HUB_PATH, terms, async (request, reply) => {
      const token = readBearer(request.headers.authorization);
      if (!token.ok) return sendProblem(reply, token.error);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const published = await live.publish(token.value, form, world.clock.now());
      if (!published.ok) return sendProblem(reply, { code: published.error });
      return reply.type("text/plain; charset=utf-8").send(published.value);
    });
  });
}

async function subscribe(
  request: FastifyRequest,
  reply: FastifyReply,
  { hub, readSubscription, readSubscriber }: Platform["live"],
  now: number,
): Promise<FastifyReply> {
  const token = readBearer(request.headers.authorization);
  if (!token.ok) return sendProblem(reply, token.error);
  const subscriber = await readSubscriber(token.value, now);
  if (!subscriber.ok) return tell(reply, { code: subscriber.error }, "invalid_token");
  const asked = readSubscription(new URL(request.url, "http://hub.invalid").searchParams);
  if (!asked.ok) return sendProblem(reply, { code: asked.error });
  const { dialect, topics, lastEventId } = asked.value;
  const { identifier, expiresAt, holder, topics: granted } = subscriber.value;
  const open = topics.filter((topic) => granted[dialect].includes(topic));
  // The newer dialect reports a closed topic; the older one stays silent.
  if (dialect === 1 && open.length < topics.length) {
    return tell(reply, { code: "scope.refused" }, "insufficient_scope");
  }
  const header = request.headers["last-event-id"];
  const stream = await hub.open({
    identifier,
    topics: open,
    lastEventId: (typeof header === "string" ? header : null) ?? lastEventId,
    lifetime: expiresAt * 1000 - now,
    holder,
  });
  if (!stream.ok && stream.error === "token.invalid") return tell(reply, { code: stream.error }, "invalid_token");
  if (!stream.ok) {
    const refusal = refuse("streams.too-many", { retryAfter: 60 });
    return sendProblem(reply, refusal.ok ? { code: "unexpected" } : refusal.error);
  }
  reply.hijack();
  const { raw } = reply;
  raw.once("close", stream.value.leave);
  raw.on("error", stream.value.leave);
  if (raw.destroyed) {
    stream.value.leave();
    return reply;
  }
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "last-event-id": stream.value.lastEventId,
    // The connection ends with the stream, so that a stop of the server waits for none.
    connection: "close",
  });
  stream.value.start({
    write: (text) => void raw.write(text),
    isBehind: () => raw.writableLength > MOST_UNREAD,
    end: () => void (raw.writableLength > 0 ? raw.destroy() : raw.end()),
  });
  return reply;
}

const tell = (reply: FastifyReply, refusal: Refusal, error: string): FastifyReply =>
  sendProblem(reply.header("www-authenticate", `Bearer error="${error}"`), refusal);
