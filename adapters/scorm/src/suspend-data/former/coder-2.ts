// Knows how the second version passed the symbols of a progress: nothing is expected before the first of them.

import { createJsonMemory } from "@academiz/domain/scorm";
import type { BitLine } from "../bits/bit-line.ts";
import { createSymbolCoder, type ProgressCoder } from "../text/symbol-coders.ts";
import { createTextLine } from "../text/text-line.ts";
import { createAdaptiveBits2 } from "./adaptive-bits-2.ts";
import { TEXT_SHAPE_2 } from "./text-shape-2.ts";

export const createCoder2 = (line: BitLine): ProgressCoder => ({
  ...createSymbolCoder(line, createAdaptiveBits2(line), createTextLine(line, TEXT_SHAPE_2)),
  memory: createJsonMemory(),
});
