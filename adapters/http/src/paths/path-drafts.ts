// Knows how the learner site reads the draft of a path, with the session that its author has in the back office.
import type { PathDrafts, TokenStore } from "@academiz/application/ports";
import { products } from "@academiz/contract";
import { listProducts, readPath } from "@academiz/domain/paths";
import { createQuietApi } from "../calls/quiet-api.ts";
import { findProducts } from "../library.ts";
import { createSessionGateway } from "../session-gateway.ts";

export interface PathDraftOptions {
  /** The client of the back office. */
  readonly tokens: TokenStore;
  readonly baseUrl: string;
}

export function createPathDrafts({ tokens, baseUrl }: PathDraftOptions): PathDrafts {
  const api = createQuietApi(tokens, baseUrl);
  const gateway = createSessionGateway(api, "BACK_OFFICE");
  return {
    async read(slug) {
      const [me, found] = await Promise.all([
        gateway.loadUser(),
        api.call(products.getProduct, { params: { type: "coursiz", slug }, tellsRefusals: true }),
      ]);
      if (!me.ok) return me;
      if (!found.ok) return found;
      const { name, configDraft, config } = found.value;
      const content = configDraft ?? config ?? {};
      const rows = await findProducts(api, listProducts(readPath(content)));
      if (!rows.ok) return rows;
      return { ok: true, value: { name, content, products: rows.value, author: me.value } };
    },
  };
}
