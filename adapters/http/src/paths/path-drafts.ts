// Knows how the learner site reads the draft of a path or a section, with the session that its author has in the back
// office.
import type {
  CurrentUser,
  PathDrafts,
  ProductContent,
  ProductRow,
  SectionDrafts,
  TokenStore,
  Trouble,
} from "@academiz/application/ports";
import { products } from "@academiz/contract";
import type { Result } from "@academiz/domain/kernel";
import { listProducts, readPath } from "@academiz/domain/paths";
import { readSectionProducts } from "@academiz/domain/products";
import { createQuietApi } from "../calls/quiet-api.ts";
import { findProducts } from "../library.ts";
import { createSessionGateway } from "../session-gateway.ts";

export interface PathDraftOptions {
  /** The client of the back office. */
  readonly tokens: TokenStore;
  readonly baseUrl: string;
}
interface Draft {
  readonly name: string;
  readonly content: ProductContent;
  readonly products: readonly ProductRow[];
  readonly author: CurrentUser;
}

/** `list`: the slugs of the products that its content leads to. */
const readDraftsOf = (
  type: "coursiz" | "section",
  list: (content: ProductContent) => readonly string[],
  { tokens, baseUrl }: PathDraftOptions,
) => {
  const api = createQuietApi(tokens, baseUrl);
  const gateway = createSessionGateway(api, "BACK_OFFICE");
  return async (slug: string): Promise<Result<Draft, Trouble>> => {
    const [me, found] = await Promise.all([
      gateway.loadUser(),
      api.call(products.getProduct, { params: { type, slug }, tellsRefusals: true }),
    ]);
    if (!me.ok) return me;
    if (!found.ok) return found;
    const { name, configDraft, config } = found.value;
    const content = configDraft ?? config ?? {};
    const rows = await findProducts(api, list(content));
    if (!rows.ok) return rows;
    return { ok: true, value: { name, content, products: rows.value, author: me.value } };
  };
};

export const createPathDrafts = (options: PathDraftOptions): PathDrafts => ({
  read: readDraftsOf("coursiz", (content) => listProducts(readPath(content)), options),
});
export const createSectionDrafts = (options: PathDraftOptions): SectionDrafts => ({
  read: readDraftsOf("section", readSectionProducts, options),
});
