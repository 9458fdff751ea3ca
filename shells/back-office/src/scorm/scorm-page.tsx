// Knows the page of one uploaded package: what it is, who opened it, and what is done with it.
import { Trans } from "@lingui/react/macro";
import { useOffice } from "../office/office-context.ts";
import { OpenProduct } from "../product/open-product.tsx";
import { useProductAddress } from "../product/product-search.ts";
import { ScormProductView } from "./scorm-product-view.tsx";

export function ScormPage() {
  const { slug } = useProductAddress();
  const { office } = useOffice();
  return (
    <OpenProduct
      key={slug}
      library={office.library.of("scorm")}
      slug={slug}
      failure={<Trans>The package could not be opened</Trans>}
      render={(opened) => <ScormProductView {...opened} />}
    />
  );
}
