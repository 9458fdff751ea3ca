// Knows which types of product leave as packages: a new one is a line here and a word in the contract.
import type { ExportedType } from "@academiz/contract";
import { readGame } from "@academiz/domain/games";
import { loadLearniz } from "@academiz/domain/learniz";
import { makeGameOutline, makeOutline } from "@academiz/domain/scorm";
import { prepareExport } from "./prepare-export.ts";
import type { PreparesExport } from "./prepared-export.ts";

export const EXPORTERS: Readonly<Record<ExportedType, PreparesExport>> = {
  learniz: prepareExport({
    type: "learniz",
    outline: (config) => {
      const loaded = loadLearniz(config);
      return loaded.ok ? makeOutline(loaded.value.learniz) : null;
    },
    hasDuration: true,
  }),
  // §7.118: only courses have a duration.
  game: prepareExport({
    type: "game",
    outline: (config) => {
      const game = readGame({ params: config });
      return game.ok ? makeGameOutline(game.value) : null;
    },
    hasDuration: false,
  }),
};
