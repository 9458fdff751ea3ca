// Knows the keys that lead to the search from anywhere: "/" outside of fields, and Ctrl or ⌘ with K.
import { useEffect } from "react";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

export function useSearchKeys(onSearch: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isMeant = event.ctrlKey || event.metaKey ? event.key === "k" : event.key === "/" && !isTyping(event.target);
      if (!isMeant || event.altKey || event.defaultPrevented || document.querySelector("[role=dialog]")) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>("main input[type=search][name=everything]");
      if (field) field.focus();
      else onSearch();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  });
}
