// Knows which types of product leave as packages: a new one is a line here and a word in the contract.
import type { ExportedType } from "@academiz/contract";
import { prepareLearnizExport } from "../learniz/prepare-export.ts";
import type { PreparesExport } from "./prepared-export.ts";

export const EXPORTERS: Readonly<Record<ExportedType, PreparesExport>> = { learniz: prepareLearnizExport };
