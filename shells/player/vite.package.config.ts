// Knows how the player of a package is built: classic scripts that bring their styles, loadable from any folder, a disk's too.
import type { Plugin } from "vite";
import { appConfig } from "../ui/vite.ts";
import { classicParts } from "./classic-parts.ts";
import { lateRules } from "./late-rules.ts";
import { pruneWords } from "./prune-words.ts";

/** A script that did not come is asked for again as often as one likes: no page has to be loaded anew for it. */
const neverAnew: Plugin = {
  name: "never-anew",
  load: (id) => (/\/late\/load-anew\.ts$/.test(id) ? "export const loadAnew = async () => {};" : undefined),
};

/** Of a type of game; null for what all types share. */
const nameRules = (id: string) => {
  const room = /\/games\/([a-z-]+)\//.exec(id)?.[1];
  return room === undefined || ["game", "spelling"].includes(room) ? null : `rules-${room}`;
};

const config = appConfig({
  root: new URL("./package/", import.meta.url).href,
  base: "./",
  outDir: "../dist/package",
  plugins: [classicParts, lateRules, neverAnew, pruneWords],
});

export default {
  ...config,
  build: {
    ...config.build,
    sourcemap: false,
    modulePreload: false,
    rolldownOptions: {
      ...config.build?.rolldownOptions,
      // No script asks where it stands: the first one knows it of all.
      transform: { define: { "import.meta": "{}" } },
      output: {
        format: "cjs" as const,
        entryFileNames: "assets/[name].js",
        chunkFileNames: "assets/[name].js",
        assetFileNames: "assets/[name][extname]",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // The rules of each type of game are fetched where the content has such a game, before it is read.
            { name: nameRules, test: /domain\/src\/games\//, priority: 3 },
            // What few texts have comes with the first of them.
            { name: "blocks", test: /ui\/src\/plays\/text-blocks\/|rich-text\/embed\./, priority: 3 },
            // What draws games, cards and files comes with the first one; what every page needs stays in the first script.
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
            // What helps to read comes when it is asked for, or once the page is at rest.
            {
              name: "tools",
              test: /player\/src\/(tools\/|compose-tools)|adapters\/speech\/|application\/src\/(read-aloud|learniz-player\/searching)\/|find-folded|fold-text|lucide-react\/.*\/icons\/(maximize|minimize|volume-2|play|pause|skip-back|skip-forward|file-text|notebook-pen)\./,
              priority: 2,
            },
            // What computes a look that is not the product's own, and says texts of one's own, comes for those who have some.
            {
              name: "brand",
              test: /ui\/src\/(brand\/(apply|add-font|kept-brand|more)|tokens\/(apply-theme|list-)|language\/(say-own|text-ids))|domain\/src\/(theme\/(?!index|font-family|normalize-color)|wording\/(default-texts|own-texts))|material-color-utilities/,
              priority: 2,
            },
            // So do notes of one's own, with their words.
            {
              name: "notes",
              test: /player\/src\/(notes\/|compose-notes)|(application|domain)\/src\/notes\/|adapters\/storage\/src\/(browser-note|kept-notes)|lucide-react\/.*\/icons\/(pencil|trash-2)\./,
              priority: 2,
            },
            // A game that is a product, which a package of a course has none of.
            {
              name: "game",
              test: /player\/src\/(game|sound)\/|domain\/src\/products\/types\/game-look|application\/src\/game-player\/|lucide-react\/.*\/icons\/volume-(1|off)\./,
              priority: 2,
            },
            // What is shown at the end comes with it, its words too.
            {
              name: "result",
              test: /player\/src\/(result\/|late\/|frame\/god-bar)|ui\/src\/trophy\/|application\/src\/learniz-player\/result\//,
              priority: 2,
            },
            // An animation behind pages, for courses that have one.
            { name: "motion", test: /lottie-web|player\/src\/backdrop\/moving-backdrop/, priority: 2 },
            { name: "index", test: /./, priority: 1 },
          ],
        },
      },
    },
  },
};
