// Knows how much a compressed body may grow to.
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";

/**
 * Bytes, and a ratio. A content may store up to 9 MB, and a browser that is leaving sends no more than 60 kB: 150 times
 * less. Data that grows more is not a content's but a run of one letter, which is accepted as long as it stays small.
 */
const GROWTH = { free: 1_048_576, times: 200, most: 10 * 1_048_576 } as const;

const inflate = promisify(inflateRaw);

/** The text of raw deflate. @throws Error with its status: 413 for data that grows too much, 422 for invalid data. */
export async function readPressed(bytes: Buffer): Promise<string> {
  const maxOutputLength = Math.min(GROWTH.most, Math.max(GROWTH.free, GROWTH.times * bytes.length));
  try {
    return (await inflate(bytes, { maxOutputLength })).toString();
  } catch (error) {
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw Object.assign(new Error("the body cannot be pressed out", { cause: error }), {
      statusCode: isTooLarge ? 413 : 422,
    });
  }
}
