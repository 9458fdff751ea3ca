// Knows the list of steps (§4.81). A new version is a new file, a line here, and its name in `index.ts`.
import type { Migration } from "./migration.ts";
import { to110 } from "./to-1.1.0.ts";
import { to120 } from "./to-1.2.0.ts";
import { to130 } from "./to-1.3.0.ts";
import { to140 } from "./to-1.4.0.ts";
import { to150 } from "./to-1.5.0.ts";
import { to160 } from "./to-1.6.0.ts";
import { to170 } from "./to-1.7.0.ts";
import { to180 } from "./to-1.8.0.ts";
import { to190 } from "./to-1.9.0.ts";
import { to1100 } from "./to-1.10.0.ts";
import { to1110 } from "./to-1.11.0.ts";

/** In order: each step starts where the one before it ended. */
export const STEPS: readonly Migration[] = [
  to110,
  to120,
  to130,
  to140,
  to150,
  to160,
  to170,
  to180,
  to190,
  to1100,
  to1110,
];
