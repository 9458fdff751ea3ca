import { appConfig, SERVER } from "../ui/vite.ts";
import { lateRules } from "./late-rules.ts";
import { pruneWords } from "./prune-words.ts";

const config = appConfig({
  root: import.meta.url,
  base: "/play/",
  saysMissing: true,
  proxy: { "/api": SERVER, "/files": SERVER, "/play/~trial/": SERVER },
  plugins: [lateRules, pruneWords],
});

export default {
  ...config,
  build: {
    ...config.build,
    rolldownOptions: {
      ...config.build?.rolldownOptions,
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page needs is one file: in many small ones, as late parts share them, it weighs more.
            {
              name: "base",
              test: new RegExp(
                [
                  "@vanilla-extract|@lingui/core",
                  "ui/src/(visually-hidden|button|mark|reading|plays/text-box|plays/[a-z-]+/words)",
                  "domain/src/interactivities/(?!cards/name-card|rich-text/(words|embed|column-shares))",
                  "domain/src/(kernel/(schema-faults|assert-never|same-json)|scoring/|games/(registry|types|late-types|game/(game-config|score-items)))",
                  "domain/src/(progress/(locks|steps/strategy-of)|learniz/compiled/find-element|scorm/telling)",
                  "application/src/(answering|playing|saving|learniz-player/(play-game|menu))",
                  "player/src/(lead-to|frame/(notices/(?!remaining)|i18n|loading-page|retry-loading|use-page-facts)|slide/slide-page.css|menu/course-menu.css)",
                  "ui/src/(late|language/(?!say-own|text-ids)|toasts|states/(error-state|states\\.css)|brand/(kept|scheme)-choice|plays/(registry|game-play|common/late-view))",
                  "adapters/(storage/src/guarded-storage|http/src/calls/map-result)|contract/src/ground/(route|fields)|domain/src/(identity/person|theme/font-family|kernel/(result|texts/(slug|line))|games/game/versions)\\.",
                  "lucide-react/.*/icons/(arrow-left|arrow-right|check|copy|eye-off|face-[a-z-]+|menu|flag|log-out|lock|circle|circle-dot|circle-x|loader-circle|rotate-cw|(circle|triangle)-(alert|exclamation-point))\\.",
                ].join("|"),
              ),
            },
          ],
        },
      },
    },
  },
};
