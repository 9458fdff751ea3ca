// Knows how a schema's complaint about a game becomes faults.
import type { Fault } from "../kernel/index.ts";

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export function listIssues(error: { readonly issues: readonly Issue[] }): readonly Fault[] {
  return error.issues.map(({ path, message }) => ({
    path: path.map((step) => (typeof step === "symbol" ? String(step) : step)),
    message,
  }));
}
