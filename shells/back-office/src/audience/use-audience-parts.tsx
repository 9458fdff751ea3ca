// Knows the parts of a product's page for its audience and its addresses.
import type { WrittenProduct } from "@academiz/application/ports";
import { Trans } from "@lingui/react/macro";
import { AudienceTab } from "./audience-tab.tsx";
import { LinksTab } from "./links-tab.tsx";
import { listUnsaved, useAudience } from "./use-audience.ts";

export function useAudienceParts(product: WrittenProduct) {
  const audience = useAudience(product);
  const isPublished = product.publishedAt !== null;
  return {
    unsaved: listUnsaved(audience),
    parts: {
      audience: { label: <Trans>Audience</Trans>, view: <AudienceTab {...audience} isPublished={isPublished} /> },
      links: {
        label: <Trans>Links</Trans>,
        view: <LinksTab {...audience} product={product} isPublished={isPublished} />,
      },
    },
  };
}
