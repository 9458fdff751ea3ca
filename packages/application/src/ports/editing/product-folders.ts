// Knows what the back office asks of the server about the folders of products (§3.66).
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";

/** A folder of products with the folders in it, by their names. */
export interface ProductFolder {
  readonly slug: string;
  readonly name: string;
  /** Null at the top. */
  readonly parentSlug: string | null;
  readonly children: readonly ProductFolder[];
}

/** Each change answers the whole tree afterwards. Never throws: failures are in the results. */
export interface ProductFolders {
  list(): Promise<Result<readonly ProductFolder[], Trouble>>;
  create(name: string, parentSlug: string | null): Promise<Result<readonly ProductFolder[], Trouble>>;
  /** Fields that are left out stay. Fails as `invalid` if it would be inside itself, or too deep. */
  change(
    slug: string,
    change: { readonly name?: string; readonly parentSlug?: string | null },
  ): Promise<Result<readonly ProductFolder[], Trouble>>;
  /** Nothing is deleted with it: its content moves to its parent. */
  dissolve(slug: string): Promise<Result<readonly ProductFolder[], Trouble>>;
}
