// Knows which problem of a form corresponds to a trouble.
import type { Trouble } from "@academiz/application/ports";
import type { SignInProblem } from "@academiz/ui";

export function readProblem({ kind, detail, retryAfterSeconds = 60 }: Trouble): SignInProblem {
  if (detail === "bad-credentials") return { kind: "bad-credentials" };
  if (detail === "second-factor.needed") return { kind: "code-needed" };
  if (detail === "second-factor.wrong") return { kind: "code-wrong" };
  if (kind === "too-many") return { kind: "too-many", minutes: Math.ceil(retryAfterSeconds / 60) };
  return { kind: kind === "offline" ? "offline" : "unexpected" };
}
