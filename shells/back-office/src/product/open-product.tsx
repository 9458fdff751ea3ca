// Knows how a product outside the studio is opened: loading, ready, or failed.
import type { ProductLibrary, WrittenProduct } from "@academiz/application/ports";
import {
  connectProductPage,
  type ProductPage,
  type ProductPageEvent,
  type ProductPageView,
  productPageMachine,
} from "@academiz/application/product-page";
import { useActor } from "@xstate/react";
import type { ReactNode } from "react";
import { useOffice } from "../office/office-context.ts";
import { Opening } from "./opening.tsx";
import * as styles from "./product.css.ts";

export interface OpenedProductProps {
  readonly view: ProductPageView;
  readonly product: WrittenProduct;
  readonly send: (event: ProductPageEvent) => void;
}
export interface OpenProductProps {
  readonly library: ProductLibrary;
  readonly slug: string;
  /** Shown where it cannot be opened. */
  readonly failure: ReactNode;
  /** `page`: for callers that ask the page's machine one thing after another. */
  readonly render: (opened: OpenedProductProps & { readonly page: ProductPage }) => ReactNode;
}

/** Pass the slug as `key`: another product needs another machine, and nothing of the last one may stay. */
export function OpenProduct({ library, slug, failure, render }: OpenProductProps) {
  const { office } = useOffice();
  const [snapshot, send, page] = useActor(productPageMachine, {
    input: { library, navigation: office.navigation, slug },
  });
  const view = connectProductPage(snapshot);
  if (view.phase === "failed" || !view.product) {
    return (
      <div className={styles.page}>
        <Opening view={view} failure={failure} onRetry={() => send({ type: "retry.asked" })} />
      </div>
    );
  }
  return render({ view, product: view.product, send, page });
}
