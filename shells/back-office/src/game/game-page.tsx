// Knows the page of one game that is a product: what it asks, who played it, and what is done with it.
import { Trans } from "@lingui/react/macro";
import { useParams } from "@tanstack/react-router";
import { useOffice } from "../office/office-context.ts";
import { OpenProduct } from "../product/open-product.tsx";
import { GameProductView } from "./game-product-view.tsx";

export function GamePage() {
  const { slug } = useParams({ from: "/gate/layout/game/$slug" });
  const { office } = useOffice();
  return (
    <OpenProduct
      key={slug}
      library={office.library.of("game")}
      slug={slug}
      failure={<Trans>The game could not be opened</Trans>}
      render={(opened) => <GameProductView {...opened} />}
    />
  );
}
