// Knows how large files come part by part over HTTP: the tus protocol 1.0.0, as far as a library needs it, and one more
// request, which makes a file of the parts.

import type { Readable } from "node:stream";
import {
  appendPart,
  beginUpload,
  cancelUpload,
  findUpload,
  finishUpload,
  type Refusal,
  refuse,
  UPLOAD_LIFE,
  type World,
} from "@academiz/backend";
import type { Actor, PartialUpload, Shelf, StagedFile } from "@academiz/backend/ports";
import { TUS_PATH, UPLOADING } from "@academiz/contract";
import { cleanLine, cutText, type Result, succeed } from "@academiz/domain/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { UploadConfig } from "../config/config-uploads.ts";
import { sendProblem } from "./answers/problems.ts";
import { authenticate } from "./authenticate.ts";
import { watchPace } from "./input/watch-pace.ts";
import type { FilePlaces } from "./limits/hold-files.ts";

const VERSION = "1.0.0";
const EXTENSIONS = "creation,termination,expiration";
const PART = "application/offset+octet-stream";
const [LONGEST_METADATA, LONGEST_NAME] = [4_096, 500];

interface Place {
  readonly Params: { readonly type: string; readonly id: string };
}
type Work<T> = (actor: Actor) => Promise<Result<T, Refusal>>;

interface Terms extends UploadConfig {
  readonly files: FilePlaces;
}

export function serveTus(app: FastifyInstance, world: World, { limit, patience, files }: Terms): void {
  // In a context of its own: no other path reads bodies of this kind.
  void app.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser(PART, (_request, payload, done) => done(null, payload));
    inside.addHook("onRequest", async (_request, reply) => {
      reply.headers({ "tus-resumable": VERSION, "cache-control": "no-store" });
    });
    /** For a caller who no longer stands as their token says, nothing is done and nothing told. */
    const asked = async <T>(request: FastifyRequest, work: Work<T>): Promise<Result<T, Refusal>> => {
      const admitted = await authenticate(world, UPLOADING, request.headers.authorization);
      if (!admitted.ok) return admitted;
      return (await world.callers.vouch(admitted.value, () => work(admitted.value), true)) ?? refuse("token.invalid");
    };
    const tell = (reply: FastifyReply, { received, length, createdAt }: PartialUpload) =>
      reply.headers({
        "upload-offset": received,
        "upload-length": length,
        "upload-expires": new Date(Date.parse(createdAt) + UPLOAD_LIFE).toUTCString(),
      });

    inside.options(`${TUS_PATH}/:type`, { config: { name: "tusOptions" } }, async (_request, reply) =>
      reply.code(204).headers({ "tus-version": VERSION, "tus-extension": EXTENSIONS, "tus-max-size": limit }).send(),
    );
    inside.post<Place>(`${TUS_PATH}/:type`, { config: { name: "tusBegin" } }, async (request, reply) => {
      const shelf = readShelf(request.params.type);
      const input = readBeginning(request, limit);
      if (!shelf) return sendProblem(reply, { code: "not-found" });
      if (!input.ok) return sendProblem(reply, input.error);
      const begun = await asked(request, (actor) => beginUpload(world, actor, shelf, input.value));
      if (!begun.ok) return sendProblem(reply, begun.error);
      const { id } = begun.value;
      return reply.code(201).header("location", `${TUS_PATH}/${shelf}/${id}`).header("upload-offset", 0).send();
    });
    inside.head<Place>(`${TUS_PATH}/:type/:id`, { config: { name: "tusLook" } }, async (request, reply) => {
      const found = await asked(request, (actor) => findUpload(world, actor, readId(request)));
      if (!found.ok) return sendProblem(reply, found.error);
      return tell(reply, found.value).code(200).send();
    });
    inside.patch<Place>(`${TUS_PATH}/:type/:id`, { config: { name: "tusAppend" } }, async (request, reply) => {
      // The rest of a refused part is not waited for.
      reply.header("connection", "close");
      const from = readNumber(request.headers["upload-offset"]);
      if (from === null || !isStream(request.body))
        return sendProblem(reply, { code: "validation", faults: [{ path: ["Upload-Offset"], message: "a number" }] });
      // Before any of it is read, and again once all of it has come.
      const open = await asked(request, async (actor) => {
        const found = await findUpload(world, actor, readId(request));
        return found.ok ? succeed({ ...found.value, sender: actor.userId }) : found;
      });
      if (!open.ok) return sendProblem(reply, open.error);
      if (open.value.received !== from) return sendProblem(reply, { code: "upload.elsewhere" });
      const placed = files.hold(reply, open.value.sender);
      if (!placed.ok) return sendProblem(reply, placed.error);
      const staged = await stagePart(world, request, {
        content: request.body,
        patience,
        most: open.value.length - from,
      });
      if (!staged) return sendProblem(reply, { code: "body.too-large" });
      const added = await asked(request, (actor) =>
        appendPart(world, actor, readId(request), { from, staged }),
      ).finally(() => staged.discard());
      if (!added.ok) return sendProblem(reply, added.error);
      reply.removeHeader("connection");
      return reply.code(204).header("upload-offset", added.value).send();
    });
    inside.delete<Place>(`${TUS_PATH}/:type/:id`, { config: { name: "tusEnd" } }, async (request, reply) => {
      const ended = await asked(request, (actor) => cancelUpload(world, actor, readId(request)));
      return ended.ok ? reply.code(204).send() : sendProblem(reply, ended.error);
    });
    inside.post<Place>(`${TUS_PATH}/:type/:id/file`, { config: { name: "tusFinish" } }, async (request, reply) => {
      const made = await asked(request, (actor) => finishUpload(world, actor, readId(request)));
      return made.ok ? reply.send(made.value) : sendProblem(reply, made.error);
    });
  });
}

interface Part {
  readonly content: Readable;
  readonly patience: number;
  /** Bytes. */
  readonly most: number;
}
/** Null where more comes than is left. A part that breaks off, or comes too slowly, leaves nothing. */
async function stagePart(
  { documentStore }: Pick<World, "documentStore">,
  { raw, headers }: FastifyRequest,
  { content, patience, most }: Part,
): Promise<StagedFile | null> {
  if (Number(headers["content-length"] ?? 0) > most) return null;
  const pace = watchPace(raw, patience);
  pace.over(content);
  try {
    return await documentStore.stage(takeAtMost(content, most));
  } catch (error) {
    if (error instanceof TooMuch) return null;
    if (raw.destroyed && !raw.complete)
      throw Object.assign(new Error("the part breaks off"), { statusCode: 422, cause: error });
    throw error;
  } finally {
    pace.end();
  }
}

class TooMuch extends Error {}
async function* takeAtMost(content: Readable, most: number): AsyncGenerator<Uint8Array> {
  let came = 0;
  for await (const bytes of content) {
    came += bytes.byteLength;
    if (came > most) throw new TooMuch();
    yield bytes;
  }
}

const readShelf = (type: string): Shelf | null => (type === "client" || type === "library" ? type : null);
/** An identifier that is not ours names nothing. */
const readId = ({ params }: FastifyRequest<Place>): string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(params.id) ? params.id : "00000000-0000-0000-0000-000000000000";
const readNumber = (text: string | string[] | undefined): number | null =>
  typeof text === "string" && /^\d{1,15}$/.test(text) ? Number(text) : null;
const isStream = (body: unknown): body is Readable =>
  typeof body === "object" && body !== null && Symbol.asyncIterator in body;

/** `Upload-Metadata`: names and values in base64, separated by commas. */
function readBeginning({ headers }: FastifyRequest, limit: number) {
  const refuseHeader = (name: string, message: string) => refuse("validation", { faults: [{ path: [name], message }] });
  const length = readNumber(headers["upload-length"]);
  if (length === null || length === 0) return refuseHeader("Upload-Length", "a number of bytes");
  if (length > limit) return refuse("body.too-large");
  const sent = headers["upload-metadata"];
  const text = typeof sent === "string" ? sent : "";
  if (text.length > LONGEST_METADATA) return refuseHeader("Upload-Metadata", "too long");
  const told = new Map(
    text.split(",").map((pair) => {
      const [key = "", value = ""] = pair.trim().split(" ");
      return [key, Buffer.from(value, "base64").toString("utf8")];
    }),
  );
  const slugOf = (name: string): string | null => told.get(name) || null;
  for (const name of ["parentSlug", "replaces"])
    if (!/^[\w-]{0,200}$/.test(told.get(name) ?? "")) return refuseHeader("Upload-Metadata", name);
  const name = cutText(cleanLine(told.get("filename") ?? ""), LONGEST_NAME);
  if (name.trim() === "") return refuseHeader("Upload-Metadata", "filename");
  return succeed({ name, length, folderSlug: slugOf("parentSlug"), replaces: slugOf("replaces") });
}
