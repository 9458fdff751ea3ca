// Knows how a schema's complaint becomes a fault that an author or an importer can find.
import type * as z from "zod/mini";
import type { Fault } from "./fault.ts";

type Issue = z.core.$ZodIssue;

const describeValues = (values: readonly unknown[]) =>
  `expected ${values.map((value) => JSON.stringify(value)).join(" or ")}`;

function describe(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `expected ${issue.expected}`;
    case "invalid_value":
      return describeValues(issue.values);
    case "invalid_union":
      // Of shapes that one property tells apart the issue stands at that property, with what it may say.
      return "options" in issue && issue.options ? describeValues(issue.options) : "expected one of the known shapes";
    default:
      return issue.message;
  }
}

/** Path and message of each issue of a zod error, in its order; empty without issues. */
export function listFaults(error: { readonly issues: readonly Issue[] }): readonly Fault[] {
  return error.issues.map((issue) => ({
    path: issue.path.map((step) => (typeof step === "symbol" ? String(step) : step)),
    message: describe(issue),
  }));
}
