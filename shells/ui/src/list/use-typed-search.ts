// Knows when typed words become a search: once the typing pauses.
import { useEffect, useRef, useState } from "react";

const REST_MS = 250;

/** @returns what the box shows, and how to change it. `onSearch` is called after a pause. */
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
