// Knows how an editor that saves by itself hears of its page: the content was stored, the author leaves, the network is
// back.
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
