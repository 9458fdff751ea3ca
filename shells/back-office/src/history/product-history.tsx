// Knows the publications of a product on its page, where a restored one is saved at once.
import type { WrittenProduct } from "@academiz/application/ports";
import type { ProductPageEvent } from "@academiz/application/product-page";
import { Trans } from "@lingui/react/macro";
import { useOffice } from "../office/office-context.ts";
import { HistoryTab } from "./history-tab.tsx";

export interface ProductHistoryProps {
  readonly product: WrittenProduct;
  readonly send: (event: ProductPageEvent) => void;
}

export function ProductHistory({ product, send }: ProductHistoryProps) {
  const { office } = useOffice();
  return (
    <HistoryTab
      library={office.library.of(product.type)}
      slug={product.slug}
      publishedAt={product.publishedAt}
      isVisible={product.visible}
      tell={() => (
        <p>
          <Trans>
            What was published then takes the place of what is written now. Learners see nothing of it until you
            publish.
          </Trans>
        </p>
      )}
      onRestore={(content) => send({ type: "content.saved", content })}
    />
  );
}
