// Knows what the view of something is given that learners open one by one, and what it tells.
import type { PartsView } from "@academiz/domain/interactivities";
import type { ComponentType, ReactNode } from "react";
import type { DialogProps } from "../../dialog/dialog.tsx";

export interface PartsViewProps<V extends PartsView = PartsView> {
  readonly view: V;
  /** Where a `document:<slug>` can be loaded from; empty where the library has it no more. */
  readonly resolve: (src: string) => string;
  /** One was opened, by its key. */
  readonly onSeen: (key: string) => void;
  /** The game of this slug, where a card opens one; null where the page has none. */
  readonly renderGame?: ((slug: string) => ReactNode) | undefined;
  /** What opens before the page, where it is not an ordinary dialog. */
  readonly Dialog?: ComponentType<Omit<DialogProps, "open">> | undefined;
}
