// Knows how a form with one file is received: its fields before it or after it, and no more than was allowed.
import { type Refusal, refuse } from "@academiz/backend";
import type { Form } from "@academiz/contract";
import { type Result, succeed } from "@academiz/domain/kernel";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";

export interface Received {
  readonly fields: Readonly<Record<string, string>>;
  /** With the name that it came under. */
  readonly file: { readonly name: string; readonly bytes: Uint8Array };
}

const FIELDS = 30;
/** Bytes. */
const FIELD_LIMIT = 65_536;
const NAME_LIMIT = 200;

export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

/** Reads the whole form. One that breaks off throws as the HTTP layer's own errors do. */
export async function receiveForm(
  request: FastifyRequest,
  { file: fileName, limit }: Form,
): Promise<Result<Received, Refusal>> {
  if (!request.isMultipart()) return refuseForm([], "no multipart/form-data");
  const fields: Record<string, string> = Object.create(null);
  let file: Received["file"] | null = null;
  const limits = { files: 1, fields: FIELDS, parts: FIELDS + 1, fieldSize: FIELD_LIMIT, fileSize: limit };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      if (part.fieldname !== fileName) return refuseForm([part.fieldname], "no file is read here");
      file = { name: part.filename.slice(0, NAME_LIMIT), bytes: await part.toBuffer() };
      if (part.file.truncated) return refuse("body.too-large");
    }
  } catch (error) {
    throw toldBy(error, request);
  }
  return file ? succeed({ fields, file }) : refuseForm([fileName], "the file is missing");
}

const refuseForm = (path: readonly string[], message: string) => refuse("validation", { faults: [{ path, message }] });

/** A caller who went, or who sends what no form is made of, is no fault of ours. */
function toldBy(error: unknown, { raw }: FastifyRequest): unknown {
  const isOfForm =
    error instanceof Error && /multipart|part terminated|malformed|premature|header/i.test(error.message);
  const isGone = raw.destroyed && !raw.complete;
  return isOfForm || isGone
    ? Object.assign(new Error("the form breaks off"), { statusCode: 422, cause: error })
    : error;
}
