// Knows the page of one game that is a product: what it asks, who played it, and what is done with it.
import { Trans } from "@lingui/react/macro";
import { useOffice } from "../office/office-context.ts";
import { OpenProduct } from "../product/open-product.tsx";
import { useProductAddress } from "../product/product-search.ts";
import { GameProductView } from "./game-product-view.tsx";

export function GamePage() {
  const { slug } = useProductAddress();
  const { office } = useOffice();
  return (
    <OpenProduct
      key={slug}
      library={office.library.of("game")}
      slug={slug}
      failure={<Trans>The game could not be opened</Trans>}
      render={({ view, product, page }) => <GameProductView view={view} product={product} page={page} />}
    />
  );
}
