// Knows when what is written of a product by itself hears of the page around it: it was stored, its author turns away,
// the network is back.
import type { ProductContent } from "@academiz/application/ports";
import { useEffect } from "react";

type Heard =
  | { readonly type: "content.stored"; readonly content: ProductContent }
  | { readonly type: "save.asked" }
  | { readonly type: "network.returned" };

export function useStoredContent(content: ProductContent, tell: (event: Heard) => void): void {
  useEffect(() => tell({ type: "content.stored", content }), [content, tell]);
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
