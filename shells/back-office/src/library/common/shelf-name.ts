// Knows what the two libraries are called (§3.61).
import type { Shelf } from "@academiz/application/ports";
import { useLingui } from "@lingui/react/macro";

export function useShelfName(): (shelf: Shelf) => string {
  const { t } = useLingui();
  return (shelf) => (shelf === "client" ? t`Your library` : t`Shared library`);
}
