// Knows what a learniz player is given, on the platform and inside a package (§7.121).
import type { DocumentFile } from "@academiz/domain/catalog";
import type { ClientRecord, ProductRow, StoredConfig } from "../ports/index.ts";

export interface PlayParts {
  readonly product: Pick<ProductRow, "slug" | "name" | "demo" | "clientId">;
  readonly client: Pick<ClientRecord, "markType" | "strategy" | "colors">;
  readonly files: readonly DocumentFile[];
  readonly perimeter: { readonly slug: string; readonly name: string; readonly url: string };
  readonly publishedAt: string | null;
  readonly config: StoredConfig | null;
  /** In a preview only. */
  readonly configDraft?: StoredConfig | null;
}

export const describePlay = (parts: PlayParts) => ({
  product: {
    slug: parts.product.slug,
    name: parts.product.name,
    config: parts.config && { ...parts.config },
    configDraft: parts.configDraft ? { ...parts.configDraft } : null,
    demo: parts.product.demo,
    clientId: parts.product.clientId,
    documentFiles: [...parts.files],
    markType: parts.client.markType,
    scoreStrategy: parts.client.strategy,
    theme: { colors: { ...parts.client.colors } },
  },
  perimeter: { ...parts.perimeter },
  publishedAt: parts.publishedAt,
});
export type PlayDescription = ReturnType<typeof describePlay>;
