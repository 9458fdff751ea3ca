// Knows how JSON that is already serialised is sent: joined from parts, compressing only new parts, and not sent again
// to a caller who has it.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";
import type { WrittenJson, WrittenPart } from "@academiz/backend";
import type { FastifyReply } from "fastify";

const press = promisify(deflateRaw);
/** A compressed part that ends on a byte, refers to nothing before it, and can be followed by others (RFC 1951). */
const PART = { level: 6, finishFlush: constants.Z_FULL_FLUSH };
/** For a part that is compressed once for each content: as small as possible. */
const LASTING_PART = { ...PART, level: 9 };
const END = { level: 6, finishFlush: constants.Z_FINISH };
/** RFC 1952: deflate, no name, no time, of an unknown system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

interface Lasting {
  readonly bytes: Buffer;
  readonly hash: string;
  /** Everything before the tail: the same for the same head. */
  readonly pressed: (head: string) => Promise<Begun>;
}
/** A gzip that others continue, and what it holds. */
interface Begun {
  readonly pressed: Buffer;
  readonly size: number;
  readonly crc: number;
}
/** Kept as long as somebody holds the same part. */
const lasting = new WeakMap<WrittenPart, Lasting>();
function prepare(part: WrittenPart): Lasting {
  const known = lasting.get(part);
  if (known) return known;
  const bytes = Buffer.from(part.text);
  const hash = createHash("sha256").update(bytes).digest("base64url");
  // A part only ever has one head.
  let begun: { readonly head: string; readonly gzip: Promise<Begun> } | undefined;
  const made = {
    bytes,
    hash,
    pressed: (head: string) => {
      if (begun?.head !== head) begun = { head, gzip: begin(Buffer.from(head), bytes) };
      return begun.gzip;
    },
  };
  lasting.set(part, made);
  return made;
}

async function begin(head: Buffer, body: Buffer): Promise<Begun> {
  const [first, middle] = await Promise.all([press(head, PART), press(body, LASTING_PART)]);
  return {
    pressed: Buffer.concat([GZIP_HEAD, first, middle]),
    size: head.byteLength + body.byteLength,
    crc: crc32(body, crc32(head)),
  };
}

/**
 * One gzip of three parts, of which the large one was compressed before. Each is compressed by itself, so that a
 * learner's own data neither shortens nor lengthens the rest (decision 0018).
 */
async function writeGzip({ head, body, tail }: WrittenJson): Promise<Buffer> {
  const bytes = Buffer.from(tail);
  const [begun, last] = await Promise.all([prepare(body).pressed(head), press(bytes, END)]);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(bytes, begun.crc), 0);
  end.writeUInt32LE((begun.size + bytes.byteLength) % 2 ** 32, 4);
  return Buffer.concat([begun.pressed, last, end]);
}

/** A repeated request names the version that its caller has. Only the caller may keep it, and asks each time. */
export async function sendWritten(reply: FastifyReply, written: WrittenJson): Promise<FastifyReply> {
  const { headers } = reply.request;
  const takesGzip = acceptsGzip(headers["accept-encoding"]);
  const small = createHash("sha256").update(written.head).update("\0").update(written.tail).digest("base64url");
  const tag = `"${prepare(written.body).hash.slice(0, 16)}${small.slice(0, 22)}${takesGzip ? "-gzip" : ""}"`;
  reply.headers({
    "cache-control": "private, no-cache",
    vary: "accept-encoding, authorization",
    etag: tag,
  });
  if (headers["if-none-match"]?.split(",").some((one) => one.trim().replace(/^W\//, "") === tag))
    return reply.code(304).send();
  reply.type("application/json; charset=utf-8");
  // Stated either way: otherwise it would be compressed again as a whole.
  if (takesGzip) return reply.header("content-encoding", "gzip").send(await writeGzip(written));
  const whole = Buffer.concat([Buffer.from(written.head), prepare(written.body).bytes, Buffer.from(written.tail)]);
  return reply.header("content-encoding", "identity").send(whole);
}

/** `gzip;q=0` is a refusal. */
const acceptsGzip = (header: string | string[] | undefined): boolean =>
  String(header ?? "")
    .split(",")
    .some((one) => /^\s*(gzip|x-gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(one));
