// Knows which problem of the forms a trouble is.
import type { Trouble } from "@academiz/application/ports";
import type { SignInProblem } from "@academiz/ui";

export function readProblem({ kind, detail, retryAfterSeconds = 60 }: Trouble): SignInProblem {
  if (detail === "bad-credentials") return { kind: "bad-credentials" };
  if (kind === "too-many") return { kind: "too-many", minutes: Math.ceil(retryAfterSeconds / 60) };
  return { kind: kind === "offline" ? "offline" : "unexpected" };
}
