// Knows that the token of a link opens what it was made for, and nothing else.
import type { TokenPayload } from "./token-payload.ts";

/**
 * Whether a tab that holds this token has to be given another one for this product perimeter: it came by the link of
 * another. A preview and whoever stands in stay with theirs: nobody gives them another.
 */
export const leadsElsewhere = ({ scope, for: opened }: TokenPayload, perimeterSlug: string): boolean =>
  scope === "link" && opened !== undefined && opened !== perimeterSlug;
