// Knows that the field of a cover comes after what a page begins with, with the library that it chooses from.
import type { CoverFieldProps } from "../product/cover-draft.ts";
import { lateOffice } from "../words/late-office.ts";

export const CoverField = lateOffice<CoverFieldProps>(async () => (await import("./cover-field.tsx")).CoverField);
