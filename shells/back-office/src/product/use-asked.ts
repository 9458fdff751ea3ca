// Knows which question is open on a product's page, and what closes it: a publication or a withdrawal that succeeded,
// or trouble.
import { useToasts } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { OpenedProductProps } from "./open-product.tsx";

/** @param published the message after a publication. */
export function useAsked<Q extends string>({ view, product }: Omit<OpenedProductProps, "send">, published: string) {
  const { t } = useLingui();
  const notify = useToasts();
  const [asked, setAsked] = useState<Q | null>(null);
  const { publishedAt, visible } = product;
  const [told, setTold] = useState({ publishedAt, visible });
  useEffect(() => {
    if (publishedAt === told.publishedAt && visible === told.visible) return;
    setTold({ publishedAt, visible });
    setAsked(null);
    if (publishedAt === null) return;
    if (publishedAt !== told.publishedAt) notify({ kind: "success", text: published });
    else if (!visible) notify({ kind: "success", text: t`The product is withdrawn` });
  }, [publishedAt, visible, told, notify, published, t]);
  const isTroubled = view.actionTrouble !== null || view.conflict !== null;
  useEffect(() => {
    if (isTroubled) setAsked(null);
  }, [isTroubled]);
  return { asked, ask: setAsked, close: () => setAsked(null) };
}
