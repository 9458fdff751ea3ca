// Knows which question is open on a product's page, and what answers it: a publication that went through, or trouble.
import { useToasts } from "@academiz/ui";
import { useEffect, useState } from "react";
import type { OpenedProductProps } from "./open-product.tsx";

/** @param published what is said of a publication that went through. */
export function useAsked<Q extends string>({ view, product }: Omit<OpenedProductProps, "send">, published: string) {
  const notify = useToasts();
  const [asked, setAsked] = useState<Q | null>(null);
  const { publishedAt } = product;
  const [told, setTold] = useState(publishedAt);
  useEffect(() => {
    if (publishedAt === told) return;
    setTold(publishedAt);
    setAsked(null);
    if (publishedAt !== null) notify({ kind: "success", text: published });
  }, [publishedAt, told, notify, published]);
  const isTroubled = view.actionTrouble !== null || view.conflict !== null;
  useEffect(() => {
    if (isTroubled) setAsked(null);
  }, [isTroubled]);
  return { asked, ask: setAsked, close: () => setAsked(null) };
}
