// Knows the page of one learning path: its steps, and what is done with it.
import { Trans } from "@lingui/react/macro";
import { useOffice } from "../office/office-context.ts";
import { OpenProduct } from "../product/open-product.tsx";
import { useProductAddress } from "../product/product-search.ts";
import { PathProductView } from "./path-product-view.tsx";

export function PathPage() {
  const { slug } = useProductAddress();
  const { office } = useOffice();
  return (
    <OpenProduct
      key={slug}
      library={office.library.of("coursiz")}
      slug={slug}
      failure={<Trans>The path could not be opened</Trans>}
      render={({ view, product, page }) => <PathProductView view={view} product={product} page={page} />}
    />
  );
}
