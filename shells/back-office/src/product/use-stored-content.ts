// Knows when what is written of a product by itself hears of the page around it: it was stored, its author turns away,
// the network is back.
import type { ProductContent, WrittenProduct } from "@academiz/application/ports";
import { useEffect } from "react";

type Heard =
  | { readonly type: "content.stored"; readonly content: ProductContent; readonly updatedAt: string }
  | { readonly type: "save.asked" }
  | { readonly type: "network.returned" };

export function useStoredContent(
  { content, updatedAt }: Pick<WrittenProduct, "content" | "updatedAt">,
  tell: (event: Heard) => void,
): void {
  useEffect(() => tell({ type: "content.stored", content, updatedAt }), [content, updatedAt, tell]);
  useEffect(() => {
    const save = () => tell({ type: "save.asked" });
    const reconnect = () => tell({ type: "network.returned" });
    document.addEventListener("visibilitychange", save);
    window.addEventListener("online", reconnect);
    return () => {
      document.removeEventListener("visibilitychange", save);
      window.removeEventListener("online", reconnect);
    };
  }, [tell]);
}
