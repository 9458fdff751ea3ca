// Knows the page of one smart sequence: its questions, and what is done with it.
import { Trans } from "@lingui/react/macro";
import { useOffice } from "../office/office-context.ts";
import { OpenProduct } from "../product/open-product.tsx";
import { useProductAddress } from "../product/product-search.ts";
import { SequenceProductView } from "./sequence-product-view.tsx";

export function SequencePage() {
  const { slug } = useProductAddress();
  const { office } = useOffice();
  return (
    <OpenProduct
      key={slug}
      library={office.library.of("smart-sequence")}
      slug={slug}
      failure={<Trans>The sequence could not be opened</Trans>}
      render={({ view, product, page }) => <SequenceProductView view={view} product={product} page={page} />}
    />
  );
}
