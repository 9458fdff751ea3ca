// Knows every screen that is looked at, in the order of the contact sheet.
import type { Screen } from "./screen.ts";
import { LIBRARY } from "./screens/library.ts";
import { OFFICE } from "./screens/office.ts";
import { PLAYER } from "./screens/player.ts";
import { SITE } from "./screens/site.ts";
import { STUDIO } from "./screens/studio.ts";

export const SCREENS: readonly Screen[] = [...SITE, ...PLAYER, ...OFFICE, ...LIBRARY, ...STUDIO];
