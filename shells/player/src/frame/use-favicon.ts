// Knows the icon of the tab that a course is played in (§3.118).
import { useEffect } from "react";

/** `src` null or empty: the product's own. */
export function useFavicon(src: string | null): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !src) return;
    const own = icon.href;
    icon.href = src;
    return () => {
      icon.href = own;
    };
  }, [src]);
}
