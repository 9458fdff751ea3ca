// Knows when what is typed becomes a search: once the fingers rest.
import { useEffect, useRef, useState } from "react";

const REST_MS = 250;

/** @returns what the box shows, and how to change it. `onSearch` hears of it after a rest. */
export function useTypedSearch(query: string, onSearch: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const asked = useRef(query);
  const search = useRef(onSearch);
  search.current = onSearch;
  // The address changed by itself, with the back button for instance.
  if (query !== asked.current) {
    asked.current = query;
    if (query !== typed) setTyped(query);
  }
  useEffect(() => {
    if (typed === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = typed.trim() === "" ? "" : typed;
      search.current(asked.current);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
