// Knows how a route of the contract becomes a route of the server: admission, then input, then the use case, then the
// answer.
import {
  type Forgetting,
  isForgetting,
  isSentFile,
  isStandIn,
  isWrittenJson,
  type Refusal,
  refuse,
  type SentFileAnswer,
  type World,
  type WrittenJson,
} from "@academiz/backend";
import type { Actor } from "@academiz/backend/ports";
import type { AnswerOf, BodyOf, FieldsOf, FileAnswer, ParamsOf, QueryOf, Route } from "@academiz/contract";
import { type Result, succeed } from "@academiz/domain/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { UploadConfig } from "../config/config-uploads.ts";
import { sendProblem } from "./answers/problems.ts";
import { sendWritten } from "./answers/send-written.ts";
import { authenticate } from "./authenticate.ts";
import { describeAttachment } from "./files/content-disposition.ts";
import { sendFile } from "./files/send-file.ts";
import { dropRest } from "./input/drop-rest.ts";
import { listUrls, type RouterUrl } from "./input/list-urls.ts";
import { readInput } from "./input/read-input.ts";
import { type Reception, receiveForm, type SentBytes, type SentFile } from "./input/receive-form.ts";
import { findBodySize } from "./limits/body-sizes.ts";
import { type BodyRoom, measureBody } from "./limits/hold-bodies.ts";
import type { FilePlaces } from "./limits/hold-files.ts";
import type { GuessLimit } from "./limits/limit-guesses.ts";
import { nameNetwork } from "./limits/name-network.ts";
import { isSecretAddress } from "./limits/secret-addresses.ts";

/** The arguments of a use case. */
export interface Call<R extends Route> {
  readonly actor: R["admission"] extends { readonly kind: "token" } ? Actor : null;
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  /** The text fields of its form. */
  readonly fields: FieldsOf<R>;
  /** The file of its form. */
  readonly file: R extends { readonly form: { readonly limit: infer L } }
    ? L extends "upload"
      ? SentFile
      : SentBytes
    : undefined;
  /** The caller's address, or the network that it belongs to. */
  readonly address: string;
  /** The caller's browser, as it names itself. */
  readonly userAgent: string | undefined;
}
export type Handler<R extends Route> = (call: Call<R>) => Promise<Result<AnswerOf<R> | OtherwiseAnswered<R>, Refusal>>;
/**
 * Answers that are not held as one value, such as serialised JSON or a file that is made while it is sent; and answers
 * that add something to their value.
 */
type OtherwiseAnswered<R extends Route> = R["answer"] extends { readonly kind: "json" }
  ? WrittenJson | Forgetting<AnswerOf<R>>
  : R["answer"] extends { readonly kind: "file" }
    ? SentFileAnswer
    : never;
/** One handler for each route of a contract file. */
export type HandlersOf<M> = {
  readonly [K in keyof M as M[K] extends Route ? K : never]: M[K] extends Route ? Handler<M[K]> : never;
};

type AnyHandler = (call: Call<Route>) => Promise<Result<unknown, Refusal>>;

/** Bytes: the sender of a larger body is checked before it is read. */
const SMALL = 64 * 1_024;

const isRoute = (value: unknown): value is Route => typeof value === "object" && value !== null && "admission" in value;

/** The services that every route is served with. */
export interface ServiceTerms {
  readonly uploads: UploadConfig;
  readonly guesses: GuessLimit;
  readonly bodies: BodyRoom;
  readonly files: FilePlaces;
  /** True for an error about a reference to something that was deleted after it was read. */
  isOfGone(error: unknown): boolean;
  /** True for such an error about a user or a client. */
  isOfNobody(error: unknown): boolean;
}

/** Registers every route of a contract file. */
export function serveRoutes<M extends object>(
  app: FastifyInstance,
  world: World,
  module: M,
  handlers: HandlersOf<M>,
  { uploads, ...terms }: ServiceTerms,
): void {
  const reception: Reception = { ...uploads, stage: world.documentStore.stage };
  for (const [name, route] of Object.entries(module)) {
    const handler = (handlers as Record<string, AnyHandler>)[name];
    if (!isRoute(route)) continue;
    if (!handler) throw new Error(`no handler for ${name}`);
    for (const at of listUrls(route)) serveRoute(app, world, { name, route, at, handler }, { ...reception, ...terms });
  }
}

/** A mailed link is not a session, and is judged by what it does. */
const isOfSession = ({ scope }: Actor): boolean => scope !== "account-link";

interface Served {
  readonly name: string;
  readonly route: Route;
  readonly at: RouterUrl;
  readonly handler: AnyHandler;
}

function serveRoute(
  app: FastifyInstance,
  world: World,
  { name, route, at: { url, words }, handler }: Served,
  { guesses, bodies, files, isOfGone, isOfNobody, ...reception }: Reception & Omit<ServiceTerms, "uploads">,
): void {
  const { admission } = route;
  const size = findBodySize(name, route);
  /** Bytes of a body that are held at once: a file that is written to disk while it comes is not. */
  const most = route.form ? (route.form.limit === "upload" ? 0 : route.form.limit) : size.bytes;
  const actors = new WeakMap<FastifyRequest, Actor>();
  /** Requests of callers without guesses left, with the seconds until they have some: what they ask for must exist. */
  const lasts = new WeakMap<FastifyRequest, number>();
  const needsWord = route.method !== "GET" || route.path.startsWith("/api/admin/");
  /** For a caller who no longer stands as their token says, nothing is done and nothing told. */
  const vouched = async (actor: Actor, work: () => Promise<Result<unknown, Refusal>>) =>
    (await world.callers.vouch(actor, work, needsWord || actor.scope !== "session")) ?? refuse("token.invalid");
  const stands = async (actor: Actor): Promise<boolean> =>
    (await world.users.read(actor.home, actor.userId)) !== null && (await world.clients.read(actor)) !== null;
  /**
   * A stranger is known by their network; somebody who stands in for a user by their session, so that the user does not
   * pay for it.
   */
  const nameCaller = (request: FastifyRequest) => {
    const actor = actors.get(request);
    if (!actor) return nameNetwork(request.ip);
    return isStandIn(actor.scope) ? actor.sessionId : actor.userId;
  };
  /** The guessable name that a stranger asks for; null: nothing of it is remembered. */
  const nameAsked = (request: FastifyRequest): string | null =>
    admission.kind === "public" && route.method === "GET" && (route.params || route.query) && !isSecretAddress(name)
      ? request.url
      : null;
  app.route({
    method: route.method,
    url,
    config: { name, mostParts: size.parts },
    bodyLimit: size.bytes,
    // Before the body is read, so that a stranger's megabytes are not parsed.
    async onRequest(request, reply) {
      if (admission.kind === "token") {
        const admitted = await authenticate(world, admission, request.headers.authorization);
        if (!admitted.ok) return sendProblem(reply, admitted.error);
        actors.set(request, admitted.value);
      }
      if (route.params || route.query) {
        const retryAfter = guesses.measureWait(nameCaller(request), actors.has(request), world.clock.now());
        const asked = nameAsked(request);
        const isHeard = isSecretAddress(name) || (asked !== null && guesses.hasFound(nameNetwork(request.ip), asked));
        if (retryAfter > 0 && !isHeard) return sendProblem(reply, { code: "guesses.too-many", retryAfter });
        if (retryAfter > 0) lasts.set(request, retryAfter);
      }
      const actor = actors.get(request);
      if (actor && isOfSession(actor) && measureBody(request, Number.POSITIVE_INFINITY) > SMALL) {
        const standing = await vouched(actor, async () => succeed(null));
        if (!standing.ok) return sendProblem(reply, standing.error);
      }
      if (actor && route.form?.limit === "upload") {
        const placed = files.hold(reply, actor.userId);
        if (!placed.ok) return sendProblem(reply, placed.error);
      }
      const held = bodies.hold(request, reply, { name: nameCaller(request), isKnown: actor !== undefined }, most);
      if (!held.ok) return sendProblem(reply, held.error);
    },
    async handler(request, reply) {
      const actor = actors.get(request) ?? null;
      // The rest of a refused form is not waited for, unless it is small.
      if (route.form) reply.header("connection", "close");
      const form = route.form ? await receiveForm(request, route.form, reception) : succeed(undefined);
      if (!form.ok) {
        await dropRest(request.raw);
        return sendProblem(reply, form.error);
      }
      reply.removeHeader("connection");
      const file = form.value?.file;
      try {
        const { query, body } = request;
        const params = { ...(request.params as object), ...words };
        const input = readInput(route, { params, query, body }, form.value?.fields);
        if (!input.ok) return sendProblem(reply, input.error);
        const caller = { actor, address: nameNetwork(request.ip), userAgent: request.headers["user-agent"] };
        const work = () => handler({ ...input.value, ...caller, file } as Call<Route>);
        const ask = async () => (actor && isOfSession(actor) ? vouched(actor, work) : work());
        // Something that was deleted meanwhile is read again, and is then missing. A file that was written to disk is
        // used up.
        const isTwice = (error: unknown) => isOfGone(error) && !(file && "staged" in file);
        const result = await ask().catch((error) => (isTwice(error) ? ask() : Promise.reject(error)));
        if (!result.ok && result.error.code === "not-found") {
          const retryAfter = lasts.get(request);
          if (retryAfter !== undefined) return sendProblem(reply, { code: "guesses.too-many", retryAfter });
          await guesses.note(nameCaller(request), world.clock.now());
        }
        const asked = nameAsked(request);
        if (result.ok && asked !== null) guesses.noteFound(nameNetwork(request.ip), asked);
        return result.ok ? await sendAnswer(route, reply, result.value) : sendProblem(reply, result.error);
      } catch (error) {
        // The caller's own account, or the client that they work in, may be gone while their access token lives.
        if (actor && isOfNobody(error) && !(await stands(actor))) return sendProblem(reply, { code: "token.invalid" });
        throw error;
      } finally {
        if (file && "staged" in file) await file.staged.discard();
      }
    },
  });
}

/** An answer that its own schema refuses is a bug, and throws; serialised answers are checked by every test. */
async function sendAnswer(route: Route, reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  if (isForgetting(value)) {
    reply.header("clear-site-data", '"cache"');
    return sendAnswer(route, reply, value.answer);
  }
  if (isWrittenJson(value)) return sendWritten(reply, value);
  if (isSentFile(value)) return sendFile(route, reply, value);
  reply.header("cache-control", "no-store");
  if (route.answer.kind === "empty") return reply.code(204).send();
  if (route.answer.kind === "json")
    return reply
      .code(route.answer.status ?? 200)
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(route.answer.schema.parse(value)));
  if (route.answer.kind === "text")
    return reply.type(`${route.answer.mediaType ?? "text/plain"}; charset=utf-8`).send(value);
  const { name, type = route.answer.mediaType, bytes } = value as FileAnswer;
  return reply
    .type(type)
    .header("content-disposition", describeAttachment(name))
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
