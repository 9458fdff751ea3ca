// Knows the cost of serving a course of 200 kB from a serialised copy, compared with reading, checking and serialising
// it for each request.

import { readContent } from "../../packages/backend/src/contents/read-content.ts";
import { describeDocument, findDocuments } from "../../packages/backend/src/documents/document-files.ts";
import type { World } from "../../packages/backend/src/index.ts";
import { describePlay } from "../../packages/backend/src/players/describe-play.ts";
import { players } from "../../packages/contract/src/index.ts";
import type { FastifyInstance } from "../../shells/server/node_modules/fastify/fastify.d.ts";
import { load, startBenchServer } from "./start-bench-server.ts";

const SECONDS = 4;
const ROUNDS = 3;
/** The former way: the same rows, parsed, checked by the contract, serialised, and compressed like any other answer. */
const addParsed = (app: FastifyInstance, world: World) =>
  app.get<{ Params: { slug: string } }>("/bench/parsed/:slug", async (request, reply) => {
    const { slug } = request.params;
    const token = await world.tokens.readAccess(request.headers.authorization?.slice(7) ?? "", world.clock.now());
    if (!token.ok) return reply.code(401).send();
    const person = { clientId: token.value.clientId };
    const open = await world.perimeters.findOpen(person, slug, new Date(world.clock.now()).toISOString());
    const [product, client, progress] = await Promise.all([
      world.products.read(person, open?.productSlug ?? ""),
      world.clients.read(person),
      world.progress.read(person, token.value.userId, slug),
    ]);
    if (!open || !product || !client) return reply.code(404).send();
    const read = readContent("learniz", product.config ?? {});
    const play = describePlay({
      product,
      client,
      files: (await findDocuments(world, person, read.ok ? [read.value] : [])).map(describeDocument),
      perimeter: { slug, name: open.name, url: "" },
      publishedAt: product.publishedAt,
      config: product.config,
    });
    const answer = { ...play, progress: progress && { ...progress } };
    return reply
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(players.playLearniz.answer.schema.parse(answer)));
  });

const server = await startBenchServer({ chapters: 5, slides: 14 }, 16, addParsed);
const { app, tokens, perimeter } = server;

try {
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const etag = String(
    (
      await app.inject({
        method: "GET",
        url: `/api/learniz/${perimeter}`,
        headers: { authorization: `Bearer ${tokens[0]}`, "accept-encoding": "gzip, deflate, br" },
      })
    ).headers["etag"],
  );
  const ways = {
    "parsed, browser": { url: `${url}/bench/parsed/${perimeter}`, headers: { "accept-encoding": "gzip, deflate, br" } },
    "kept, browser": { url: `${url}/api/learniz/${perimeter}`, headers: { "accept-encoding": "gzip, deflate, br" } },
    "kept, who has it": {
      url: `${url}/api/learniz/${perimeter}`,
      headers: { "accept-encoding": "gzip, deflate, br", "if-none-match": etag },
    },
    "parsed, plain": { url: `${url}/bench/parsed/${perimeter}`, headers: { "accept-encoding": "identity" } },
    "kept, plain": { url: `${url}/api/learniz/${perimeter}`, headers: { "accept-encoding": "identity" } },
  };
  const all = new Map<string, { perSecond: number; p50: number; p99: number }[]>();
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, way] of Object.entries(ways)) {
      const found = await load({ ...way, callers: tokens }, SECONDS / ROUNDS);
      const wrong = Object.keys(found.statuses).filter((status) => !["200", "304"].includes(status));
      if (wrong.length > 0) throw new Error(`${name} answers ${wrong}`);
      // The first round is a warm-up.
      if (round > 0) all.set(name, [...(all.get(name) ?? []), found]);
    }
  const best = (name: string) => Math.max(...(all.get(name) ?? []).map(({ perSecond }) => perSecond));
  process.stdout.write(
    `A course of ${Math.round(JSON.stringify(server.play.product.config).length / 1_000)} kB, ${tokens.length} learners at once\n`,
  );
  console.table(
    Object.keys(ways).map((name) => ({
      way: name,
      "answers a second": Math.round(best(name)),
      "÷ parsed": (best(name) / best(name.includes("plain") ? "parsed, plain" : "parsed, browser")).toFixed(1),
      "p99 (ms)": Math.round(Math.min(...(all.get(name) ?? []).map(({ p99 }) => p99))),
    })),
  );
} finally {
  await server.close();
}
