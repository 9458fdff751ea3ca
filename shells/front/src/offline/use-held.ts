// Knows which products open without a network here.
import { useSelector } from "@xstate/react";
import { use } from "react";
import { OfflineContext } from "./offline-context.ts";

/** The slugs of their perimeters; null until that is known. */
export function useHeld(): readonly string[] | null {
  const kept = use(OfflineContext)?.kept;
  const context = useSelector(kept, (snapshot) => snapshot?.context);
  return context ? [...context.opened, ...context.products.map(({ slug }) => slug)] : null;
}
