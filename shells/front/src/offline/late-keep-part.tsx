// Knows that how a product is kept comes once the page is at rest, with what this device holds.
import { use } from "react";
import { latePage } from "../late/late-page.ts";
import type { KeepPartProps } from "./keep-part.tsx";
import { OfflineContext } from "./offline-context.ts";

const Part = latePage(async () => (await import("./keep-part.tsx")).KeepPart, { isSpare: true });

export const KeepPart = (props: KeepPartProps) => use(OfflineContext) && <Part {...props} />;
