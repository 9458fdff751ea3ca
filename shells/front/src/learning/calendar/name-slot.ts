// Knows how a date in a classroom is named: by its session too, where that has a name of its own.
import type { OwnDate } from "@academiz/application/my-learning";

export const nameSlot = ({ title, session }: Extract<OwnDate, { readonly kind: "slot" }>): string =>
  session === "" || session === title ? title : `${title}: ${session}`;
