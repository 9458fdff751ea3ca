// Knows the page of one classroom: its sessions, their slots, and what is done with it.
import { Trans } from "@lingui/react/macro";
import { useOffice } from "../office/office-context.ts";
import { OpenProduct } from "../product/open-product.tsx";
import { useProductAddress } from "../product/product-search.ts";
import { ClassroomProductView } from "./classroom-product-view.tsx";

export function ClassroomPage() {
  const { slug } = useProductAddress();
  const { office } = useOffice();
  return (
    <OpenProduct
      key={slug}
      library={office.library.of("classiz")}
      slug={slug}
      failure={<Trans>The product could not be opened</Trans>}
      render={(opened) => <ClassroomProductView {...opened} />}
    />
  );
}
