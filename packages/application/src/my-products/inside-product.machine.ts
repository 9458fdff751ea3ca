// Knows how the inside of a product is asked for: a page that was found, and the files that it hands out.
import { createLoading } from "../listing/loading.machine.ts";
import type { HandedFile, SoughtPage } from "../ports/index.ts";

/** The criteria are the slug of the page. */
export const soughtPageMachine = createLoading<string, SoughtPage>("sought-page");
/** The criteria are the slug of the perimeter. */
export const handedFilesMachine = createLoading<string, readonly HandedFile[]>("handed-files");
