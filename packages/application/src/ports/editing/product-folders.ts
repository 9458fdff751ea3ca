// Knows what the back office asks of the server about the folders that products are ordered in (§3.66).
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** A folder of products with those that stand in it, by their names. */
export interface ProductFolder {
  readonly slug: string;
  readonly name: string;
  /** Null at the top. */
  readonly parentSlug: string | null;
  readonly children: readonly ProductFolder[];
}

/** Each change answers the whole tree as it stands then. Never throws: failures are the results'. */
export interface ProductFolders {
  list(): Promise<Result<readonly ProductFolder[], Trouble>>;
  create(name: string, parentSlug: string | null): Promise<Result<readonly ProductFolder[], Trouble>>;
  /** What is left out stays. Fails as `invalid` where it would stand in itself, or too deep. */
  change(
    slug: string,
    change: { readonly name?: string; readonly parentSlug?: string | null },
  ): Promise<Result<readonly ProductFolder[], Trouble>>;
  /** Nothing goes with it: what stands in it moves to where it stood. */
  dissolve(slug: string): Promise<Result<readonly ProductFolder[], Trouble>>;
}
