// Knows the page of one attachment: what it leads to, and what is done with it.
import { Trans } from "@lingui/react/macro";
import { useOffice } from "../office/office-context.ts";
import { OpenProduct } from "../product/open-product.tsx";
import { useProductAddress } from "../product/product-search.ts";
import { AttachmentProductView } from "./attachment-product-view.tsx";

export function AttachmentPage() {
  const { slug } = useProductAddress();
  const { office } = useOffice();
  return (
    <OpenProduct
      key={slug}
      library={office.library.of("attachment")}
      slug={slug}
      failure={<Trans>The attachment could not be opened</Trans>}
      render={(opened) => <AttachmentProductView {...opened} />}
    />
  );
}
