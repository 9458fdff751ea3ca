// Knows that god mode and cheat mode are loaded with their words.
import { bringWords } from "@academiz/ui";
import { lateWords } from "../late/late-words.ts";
import { DebugMode } from "./debug-mode.tsx";

export function openDebugMode(): typeof DebugMode {
  bringWords(lateWords);
  return DebugMode;
}
