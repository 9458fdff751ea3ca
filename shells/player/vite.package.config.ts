// Knows how the player of a package is built: classic scripts that contain their styles, loadable from any folder, also
// on a disk.
import type { Plugin } from "vite";
import { pruneWords } from "../ui/prune-words.ts";
import { appConfig } from "../ui/vite.ts";
import { classicParts } from "./classic-parts.ts";
import { lateRules } from "./late-rules.ts";

/** A script that did not come can be requested again any number of times: the page need not be loaded again. */
const neverAnew: Plugin = {
  name: "never-anew",
  load: (id) => (/\/late\/load-anew\.ts$/.test(id) ? "export const loadAnew = async () => {};" : undefined),
};

/** The name of a file for the rules of one type of game; null for code that all types share. */
const nameRules = (id: string) => {
  const room = /\/games\/([a-z-]+)\//.exec(id)?.[1];
  return room === undefined || ["game", "spelling"].includes(room) ? null : `rules-${room}`;
};

const config = appConfig({
  root: new URL("./package/", import.meta.url).href,
  base: "./",
  outDir: "../dist/package",
  plugins: [classicParts, lateRules, neverAnew, pruneWords()],
});

export default {
  ...config,
  build: {
    ...config.build,
    sourcemap: false,
    modulePreload: false,
    rolldownOptions: {
      ...config.build?.rolldownOptions,
      // Only the first script knows its address; the others do not ask.
      transform: { define: { "import.meta": "{}" } },
      output: {
        format: "cjs" as const,
        entryFileNames: "assets/[name].js",
        chunkFileNames: "assets/[name].js",
        assetFileNames: "assets/[name][extname]",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // The rules of each type of game are loaded where the content has such a game, before it is read.
            { name: nameRules, test: /domain\/src\/games\//, priority: 3 },
            // Blocks that few texts have are loaded with the first of them.
            { name: "blocks", test: /ui\/src\/plays\/text-blocks\/|rich-text\/embed\./, priority: 3 },
            // The views of games, cards and files are loaded with the first one; what every page needs stays in the
            // first script.
            {
              name: "games",
              test: new RegExp(
                [
                  "ui/src/plays/(?!text-box/)[a-z-]+/(?!words|late-view|attempts-left)",
                  "domain/src/interactivities/cards/name-card",
                  "domain/src/games/game/shuffle",
                  "lucide-react/.*/icons/(arrow-down-to-line|undo-2|grip-vertical|square|square-check)\\.",
                ].join("|"),
              ),
              priority: 2,
            },
            // The reading tools are loaded when they are asked for, or once the page is at rest.
            {
              name: "tools",
              test: /player\/src\/(tools\/|compose-tools)|adapters\/speech\/|application\/src\/(read-aloud|learniz-player\/searching)\/|find-folded|fold-text|lucide-react\/.*\/icons\/(maximize|minimize|volume-2|play|pause|skip-back|skip-forward|file-text|notebook-pen)\./,
              priority: 2,
            },
            // The code for a client's own look and own texts is loaded where there are some,
            {
              name: "brand",
              test: /ui\/src\/(brand\/(apply|add-font|kept-brand|more)|tokens\/(apply-theme|list-)|language\/(say-own|text-ids))|domain\/src\/(theme\/(?!index|font-family|normalize-color)|wording\/(default-texts|own-texts))|material-color-utilities/,
              priority: 2,
            },
            // and so are notes, with their words.
            {
              name: "notes",
              test: /player\/src\/(notes\/|compose-notes)|(application|domain)\/src\/notes\/|adapters\/storage\/src\/(browser-note|kept-notes)|lucide-react\/.*\/icons\/(pencil|trash-2)\./,
              priority: 2,
            },
            // A game as a product, which a package of a course does not have.
            {
              name: "game",
              test: /player\/src\/(game|sound)\/|domain\/src\/products\/types\/game-look|application\/src\/game-player\/|lucide-react\/.*\/icons\/volume-(1|off)\./,
              priority: 2,
            },
            // What is shown at the end, or where a window is outdated, is loaded then, with its words.
            {
              name: "result",
              test: /player\/src\/(result\/|late\/|frame\/(god-bar|notices\/outdated-notice))|ui\/src\/trophy\/|application\/src\/learniz-player\/result\//,
              priority: 2,
            },
            // Animations behind pages, for courses that have one.
            { name: "motion", test: /lottie-web|player\/src\/backdrop\/moving-backdrop/, priority: 2 },
            { name: "index", test: /./, priority: 1 },
          ],
        },
      },
    },
  },
};
