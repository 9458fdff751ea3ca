// Knows that what an author sees behind a course comes with its words.
import { bringWords } from "@academiz/ui";
import { lateWords } from "../late/late-words.ts";
import { DebugMode } from "./debug-mode.tsx";

export function openDebugMode(): typeof DebugMode {
  bringWords(lateWords);
  return DebugMode;
}
