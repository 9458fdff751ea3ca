// Knows what the studio asks of the server about pages that authors of a client kept as templates.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";
import type { ProductContent } from "./product-library.ts";

/** Pages to begin with: a course that has only these (§3.250). */
export interface PageTemplate {
  readonly slug: string;
  readonly name: string;
  /** ISO timestamp: the version that a change must name. */
  readonly updatedAt: string;
}

/**
 * The page templates of the author's client. Never throws: failures are in the result; a deleted one fails as
 * `not-found`.
 */
export interface PageTemplates {
  /** By name; the first hundred. */
  list(): Promise<Result<readonly PageTemplate[], Trouble>>;
  /** Its content, unparsed. */
  read(slug: string): Promise<Result<ProductContent, Trouble>>;
  keep(name: string, content: ProductContent): Promise<Result<PageTemplate, Trouble>>;
  /** Fails as `conflict` if somebody changed it meanwhile. */
  rename(template: PageTemplate, name: string): Promise<Result<PageTemplate, Trouble>>;
  remove(slug: string): Promise<Result<void, Trouble>>;
}
