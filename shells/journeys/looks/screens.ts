// Knows every screen that is looked at, in the order of the contact sheet.
import type { Screen } from "./screen.ts";
import { SITE } from "./screens/site.ts";

export const SCREENS: readonly Screen[] = [...SITE];
