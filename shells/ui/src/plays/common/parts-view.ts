// Knows the props of a view whose parts learners open one by one, and what it reports.
import type { PartsView } from "@academiz/domain/interactivities";
import type { ComponentType, ReactNode } from "react";
import type { DialogProps } from "../../dialog/dialog.tsx";

export interface PartsViewProps<V extends PartsView = PartsView> {
  readonly view: V;
  /** The address of a `document:<slug>`; empty where the library no longer has it. */
  readonly resolve: (src: string) => string;
  /** One was opened, by its key. */
  readonly onSeen: (key: string) => void;
  /** The game of this slug, where a card opens one; null where the page has none. */
  readonly renderGame?: ((slug: string) => ReactNode) | undefined;
  /** What opens over the page, where it is not an ordinary dialog. */
  readonly Dialog?: ComponentType<Omit<DialogProps, "open">> | undefined;
}
