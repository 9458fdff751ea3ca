// Knows how a successful response becomes the answer that its route promises.
import type { Trouble } from "@academiz/application/ports";
import type { AnswerOf, FileAnswer, Route } from "@academiz/contract";
import type { Result } from "@academiz/domain/kernel";
import type { WholeResponse } from "./fetch-whole.ts";

const DEFAULT_NAME = "unamed";

/** @returns `unexpected` when the body is not what the contract says. */
export async function readAnswer<R extends Route>(
  route: R,
  response: WholeResponse,
): Promise<Result<AnswerOf<R>, Trouble>> {
  const answer = await read(route, response);
  return answer as Result<AnswerOf<R>, Trouble>;
}

async function read(route: Route, response: WholeResponse): Promise<Result<unknown, Trouble>> {
  if (route.answer.kind === "empty") return { ok: true, value: undefined };
  const body = response.content;
  if (route.answer.kind === "file") {
    const bytes = new Uint8Array((await body?.arrayBuffer()) ?? new ArrayBuffer(0));
    const file: FileAnswer = { name: readFileName(response.headers.get("content-disposition")), bytes };
    return { ok: true, value: file };
  }
  if (route.answer.kind === "text") return { ok: true, value: (await body?.text()) ?? "" };
  const parsed = route.answer.schema.safeParse(parseJson((await body?.text()) ?? ""));
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, error: { kind: "unexpected", detail: `answer.unreadable ${route.method} ${route.path}` } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A body that is not JSON does not match the schema, which reports it.
    return undefined;
  }
}

/** Reads the name as RFC 6266 says, the encoded form first. */
function readFileName(disposition: string | null): string {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return disposition?.match(/filename="([^"]+)"/i)?.[1] ?? DEFAULT_NAME;
}
