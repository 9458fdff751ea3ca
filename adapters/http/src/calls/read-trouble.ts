// Knows which failure of the ports an HTTP failure is.
import type { Trouble, TroubleKind } from "@academiz/application/ports";
import { problemSchema } from "@academiz/contract";
import type { WholeResponse } from "./fetch-whole.ts";

const KINDS: Readonly<Record<number, TroubleKind>> = {
  400: "invalid",
  401: "unauthorised",
  403: "forbidden",
  404: "not-found",
  408: "offline",
  409: "conflict",
  410: "gone",
  413: "invalid",
  422: "invalid",
  429: "too-many",
  503: "maintenance",
  504: "offline",
};

/** The problems whose faults are listed one by one. */
const FAULTY: readonly string[] = ["content.no-way", "validation"];

/** `null`: there was no answer at all. */
export async function readTrouble(response: WholeResponse | null): Promise<Trouble> {
  if (!response) return { kind: "offline", detail: "network" };
  const kind = KINDS[response.status] ?? "unexpected";
  const problem = problemSchema.safeParse(await readJson(response));
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return {
    kind,
    detail: problem.success ? problem.data.detail : `http.${response.status}`,
    ...(problem.success ? { requestId: problem.data.requestId } : {}),
    ...(problem.data?.uses ? { uses: problem.data.uses } : {}),
    ...(problem.data?.faults && FAULTY.includes(problem.data.detail) ? { faults: problem.data.faults } : {}),
    ...(Number.isFinite(retryAfter) ? { retryAfterSeconds: retryAfter } : {}),
  };
}

async function readJson(response: WholeResponse): Promise<unknown> {
  try {
    return JSON.parse((await response.content?.text()) ?? "");
  } catch {
    // A proxy's page instead of a problem: the status says enough.
    return undefined;
  }
}
