// Knows which products a learner finds marked as new.
import type { MyProduct } from "../ports/index.ts";

/** Two weeks: whoever comes once a week sees it. */
const NEW_MS = 14 * 86_400_000;

/** Published lately, and not begun. `now` in milliseconds since the epoch; a device's clock may be behind. */
export const isNew = ({ publishedAt, progress }: Pick<MyProduct, "publishedAt" | "progress">, now: number): boolean =>
  progress === null && now - Date.parse(publishedAt) < NEW_MS;
