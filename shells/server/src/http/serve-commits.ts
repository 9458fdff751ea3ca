// Knows the only thing that can be written from the content origin: what a content reached, by a ticket for exactly
// that (decisions 7).
import { commitLaunch, readTicket, refuse, type World } from "@academiz/backend";
import { launches, type ScormCommit } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendProblem } from "./answers/problems.ts";
import { createJsonReader, type ReadJson } from "./input/parse-json.ts";
import { parse } from "./input/read-input.ts";
import { readPressed } from "./input/read-pressed.ts";
import { createBodyRoom } from "./limits/hold-bodies.ts";
import type { GuessLimit } from "./limits/limit-guesses.ts";
import { nameNetwork } from "./limits/name-network.ts";
import { createTurns } from "./limits/take-turns.ts";

/** Bytes: a browser that is leaving sends no more than 64 kB. */
const LARGEST = 60_000;
/** Values: a content may store 3,000,000 characters, and each value takes at least a dozen. */
const MOST_PARTS = 250_000;
/** For compressed bodies: each one at work may hold 10 MB of text and its values; each that waits its 60 kB. */
const TURNS = { atOnce: 4, waiting: 500, ofOne: 8 };

type Tickets = WeakMap<FastifyRequest, NonNullable<ReturnType<typeof readTicket>>>;

interface CommitTerms {
  readonly guesses: GuessLimit;
  readonly nameOrigin: () => string;
  /** True for an error about a reference to something that was deleted after it was read. */
  isOfGone(error: unknown): boolean;
}

/** JSON, declared as JSON or as plain text, or the same as raw deflate. From a page of this origin, or from no page. */
export function serveCommits(app: FastifyInstance, world: World, terms: CommitTerms): void {
  // In a context of its own: no other path reads compressed bodies.
  void app.register(async (inside) => {
    serveCommit(inside, world, terms);
  });
}

function serveCommit(app: FastifyInstance, world: World, { guesses, nameOrigin, isOfGone }: CommitTerms): void {
  const read = readBodies(app);
  const tickets: Tickets = new WeakMap();
  const turns = createTurns(TURNS);
  const bodies = createBodyRoom();
  app.post<{ Params: { ticket: string } }>(
    "/commit/:ticket",
    {
      config: { name: "commit", mostParts: MOST_PARTS },
      bodyLimit: LARGEST,
      // Before the body is read. Somebody who holds a ticket of ours, old or not, is not guessing, and is never held up
      // by those who are.
      async onRequest(request, reply) {
        const { origin } = request.headers;
        const ticket = readTicket(world, request.params.ticket);
        if (ticket && (origin === undefined || origin === nameOrigin())) {
          tickets.set(request, ticket);
          const held = bodies.hold(request, reply, { name: ticket.userId, isKnown: true }, LARGEST);
          return held.ok ? undefined : sendProblem(reply, held.error);
        }
        const retryAfter = guesses.measureWait(nameNetwork(request.ip), false, world.clock.now());
        if (retryAfter > 0) return sendProblem(reply, { code: "guesses.too-many", retryAfter });
        if (!ticket) await guesses.note(nameNetwork(request.ip), world.clock.now());
        return sendProblem(reply, { code: "ticket.invalid" });
      },
    },
    async (request, reply) => {
      const ticket = tickets.get(request);
      if (!ticket) return sendProblem(reply, { code: "ticket.invalid" });
      const { body } = request;
      const ask = () =>
        commitLaunch(world, ticket, async () => {
          const sent = Buffer.isBuffer(body) ? read(request, await readPressed(body)) : body;
          const parsed = parse(launches.scormCommitSchema, sent);
          return parsed.ok ? succeed(parsed.value as ScormCommit) : refuse("validation", { faults: parsed.error });
        });
      // Something that was deleted meanwhile is read again, and is then missing.
      const save = () => ask().catch((error) => (isOfGone(error) ? ask() : Promise.reject(error)));
      const saved = Buffer.isBuffer(body) ? await turns.take(ticket.userId, save) : await save();
      return saved.ok ? reply.header("cache-control", "no-store").send(saved.value) : sendProblem(reply, saved.error);
    },
  );
}

/** A compressed body is held as it came until its turn. */
function readBodies(app: FastifyInstance): ReadJson {
  const read = createJsonReader(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ["application/json", "text/plain"],
    { parseAs: "string" },
    async (request: FastifyRequest, text: string) => read(request, text),
  );
  app.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer" },
    async (_request: unknown, bytes: Buffer) => bytes,
  );
  return read;
}
