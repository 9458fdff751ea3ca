// Knows what a player is given, on the platform and inside a package (§7.121).

import type { DocumentFile, ProductType } from "@academiz/domain/catalog";
import { combineTheme, describeFontFaces } from "@academiz/domain/theme";
import { cleanOwnTexts } from "@academiz/domain/wording";
import type { ClientRecord, ProductRow, StoredConfig } from "../ports/index.ts";

export interface PlayParts {
  readonly product: Pick<ProductRow, "slug" | "name" | "demo" | "clientId">;
  readonly client: Pick<ClientRecord, "markType" | "strategy" | "colors" | "font" | "theme" | "defaultTexts">;
  /** Where the icon of the client's tabs is fetched; a package has none. */
  readonly favicon?: string | null;
  /** Those of the content, and of the client’s own font. */
  readonly files: readonly DocumentFile[];
  readonly perimeter: { readonly slug: string; readonly name: string; readonly url: string };
  readonly publishedAt: string | null;
  readonly config: StoredConfig | null;
  /** In a preview only. */
  readonly configDraft?: StoredConfig | null;
}

export function describePlay(parts: PlayParts) {
  const fontFaces = describeFontFaces(parts.client.theme, parts.files);
  const texts = cleanOwnTexts(parts.client.defaultTexts);
  return {
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
      theme: {
        ...combineTheme(parts.client),
        ...(parts.favicon && { favicon: parts.favicon }),
        ...(fontFaces.length > 0 && { fontFaces }),
      },
      ...(Object.keys(texts).length > 0 && { defaultTexts: texts }),
    },
    perimeter: { ...parts.perimeter },
    publishedAt: parts.publishedAt,
  };
}
export type PlayDescription = ReturnType<typeof describePlay>;

/** The client's strategy, for products that have none; games that are products may have a separate one (§3.43). */
export const chooseClientStrategy = (
  type: ProductType,
  { gameScoreStrategy, strategy }: Pick<ClientRecord, "gameScoreStrategy" | "strategy">,
): string => (type === "game" && gameScoreStrategy !== null ? gameScoreStrategy : strategy);
