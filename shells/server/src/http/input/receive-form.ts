// Knows how a form with one file is received: its fields before or after it, and no more than was allowed.

import type { Readable } from "node:stream";
import { type Refusal, refuse } from "@academiz/backend";
import type { DocumentStore, StagedFile } from "@academiz/backend/ports";
import type { Form } from "@academiz/contract";
import { cutText, type Result, succeed } from "@academiz/domain/kernel";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { UploadConfig } from "../../config/config-uploads.ts";
import { isTooSlow, watchPace } from "./watch-pace.ts";

/** A file of a form that is held as a whole, with its name. */
export interface SentBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}
/** A file that was written to disk while it came: the receiver stores it, or discards it. */
export interface SentFile {
  readonly name: string;
  readonly staged: StagedFile;
}
export interface Received {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: SentBytes | SentFile;
}
export interface Reception extends UploadConfig {
  readonly stage: DocumentStore["stage"];
}

const FIELDS = 30;
/** Bytes. */
const FIELD_LIMIT = 65_536;
const NAME_LIMIT = 500;
/** Bytes for everything but the file. */
const MARGIN = (FIELDS + 1) * FIELD_LIMIT;

export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Reads the whole form. One that breaks off, or comes too slowly, throws like the HTTP layer's own errors, and leaves
 * no file behind.
 */
export async function receiveForm(
  request: FastifyRequest,
  form: Form,
  reception: Reception,
): Promise<Result<Received, Refusal>> {
  if (!request.isMultipart()) return refuseForm([], "no multipart/form-data");
  const fileSize = form.limit === "upload" ? reception.limit : form.limit;
  if (Number(request.headers["content-length"] ?? 0) > fileSize + MARGIN) return refuse("body.too-large");
  const limits = { files: 1, fields: FIELDS, parts: FIELDS + 1, fieldSize: FIELD_LIMIT, fileSize };
  const fields: Record<string, string> = Object.create(null);
  const pace = watchPace(request.raw, reception.patience);
  let file: Received["file"] | null = null;
  const discard = async () => {
    if (file && "staged" in file) await file.staged.discard();
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      if (part.fieldname !== form.file) return refuseForm([part.fieldname], "no file is read here");
      pace.over(part.file);
      stopAtLimit(part.file);
      const name = cutText(part.filename, NAME_LIMIT);
      file =
        form.limit === "upload"
          ? { name, staged: await reception.stage(part.file) }
          : { name, bytes: await part.toBuffer() };
    }
  } catch (error) {
    await discard();
    if (isSecondFile(error)) return refuseForm([form.file], "one file is sent at a time");
    throw toldBy(error, request);
  } finally {
    pace.end();
  }
  return file ? succeed({ fields, file }) : refuseForm([form.file], "the file is missing");
}

class TooLarge extends Error {
  readonly statusCode = 413;
}
/** Bytes beyond the limit are not waited for. */
function stopAtLimit(file: Readable & { truncated?: boolean }): void {
  const stop = () => void file.destroy(new TooLarge("the file is too large"));
  if (file.truncated) stop();
  else file.once("limit", stop);
}

const isSecondFile = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "FST_FILES_LIMIT";

const refuseForm = (path: readonly string[], message: string) => refuse("validation", { faults: [{ path, message }] });

/** A caller who left, or who sends something that is not a form, is not a fault of ours. */
function toldBy(error: unknown, { raw }: FastifyRequest): unknown {
  if (isTooSlow(error) || error instanceof TooLarge) return error;
  const isOfForm =
    error instanceof Error && /multipart|part terminated|malformed|premature|header/i.test(error.message);
  const isGone = raw.destroyed && !raw.complete;
  return isOfForm || isGone
    ? Object.assign(new Error("the form breaks off"), { statusCode: 422, cause: error })
    : error;
}
