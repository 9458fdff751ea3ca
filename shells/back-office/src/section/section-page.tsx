// Knows the page of one section: the products that it holds, and what is done with it.
import { Trans } from "@lingui/react/macro";
import { useOffice } from "../office/office-context.ts";
import { OpenProduct } from "../product/open-product.tsx";
import { useProductAddress } from "../product/product-search.ts";
import { SectionProductView } from "./section-product-view.tsx";

export function SectionPage() {
  const { slug } = useProductAddress();
  const { office } = useOffice();
  return (
    <OpenProduct
      key={slug}
      library={office.library.of("section")}
      slug={slug}
      failure={<Trans>The section could not be opened</Trans>}
      render={(opened) => <SectionProductView {...opened} />}
    />
  );
}
