// Knows the one thing that may be written from the content origin: what a content reached, by a ticket that is good for that alone (decisions 7).
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { commitLaunch, readTicket, type World } from "@academiz/backend";
import { launches, type ScormCommit } from "@academiz/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendProblem } from "./answers/problems.ts";
import { createJsonParser } from "./input/parse-json.ts";
import { parse } from "./input/read-input.ts";
import type { GuessLimit } from "./limits/limit-guesses.ts";

/** Bytes: a browser that is leaving sends no more than 64 kB; what is pressed grows to no more than a request of the API may have. */
const COMMIT_LIMITS = { sent: 60_000, pressed: 10 * 1_048_576 } as const;

const inflate = promisify(inflateRaw);
type Tickets = WeakMap<FastifyRequest, NonNullable<ReturnType<typeof readTicket>>>;

interface CommitTerms {
  readonly guesses: GuessLimit;
  readonly nameOrigin: () => string;
}

/** JSON, told as JSON or as plain text, or the same as raw deflate. From a page of this origin, or from no page. */
export function serveCommits(app: FastifyInstance, world: World, { guesses, nameOrigin }: CommitTerms): void {
  // In a place of its own: no other path reads what is pressed.
  void app.register(async (inside) => {
    readBodies(inside);
    serveCommit(inside, world, { guesses, nameOrigin });
  });
}

function serveCommit(app: FastifyInstance, world: World, { guesses, nameOrigin }: CommitTerms): void {
  const tickets: Tickets = new WeakMap();
  app.post<{ Params: { ticket: string } }>(
    "/commit/:ticket",
    {
      config: { name: "commit" },
      bodyLimit: COMMIT_LIMITS.sent,
      // Before the body is read. Who holds a ticket of ours, old or not, guesses nothing and is never held up by those who do.
      async onRequest(request, reply) {
        const { origin } = request.headers;
        const ticket = readTicket(world, request.params.ticket);
        if (ticket && (origin === undefined || origin === nameOrigin())) {
          tickets.set(request, ticket);
          return;
        }
        const retryAfter = guesses.measureWait(request.ip, false, world.clock.now());
        if (retryAfter > 0) return sendProblem(reply, { code: "guesses.too-many", retryAfter });
        if (!ticket) await guesses.note(request.ip, world.clock.now());
        return sendProblem(reply, { code: "ticket.invalid" });
      },
    },
    async (request, reply) => {
      const ticket = tickets.get(request);
      if (!ticket) return sendProblem(reply, { code: "ticket.invalid" });
      const body = parse(launches.scormCommitSchema, request.body);
      if (!body.ok) return sendProblem(reply, { code: "validation", faults: body.error });
      const saved = await commitLaunch(world, ticket, body.value as ScormCommit);
      return saved.ok ? reply.header("cache-control", "no-store").send(saved.value) : sendProblem(reply, saved.error);
    },
  );
}

function readBodies(app: FastifyInstance): void {
  const read = createJsonParser(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(["application/json", "text/plain"], { parseAs: "string" }, read);
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (request, bytes: Buffer, done) => {
    inflate(bytes, { maxOutputLength: COMMIT_LIMITS.pressed }).then(
      (text) => read(request, text, done),
      (error: NodeJS.ErrnoException) =>
        done(Object.assign(error, { statusCode: error.code === "ERR_BUFFER_TOO_LARGE" ? 413 : 422 })),
    );
  });
}
