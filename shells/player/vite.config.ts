import { appConfig, SERVER } from "../ui/vite.ts";
import { lateRules } from "./late-rules.ts";
import { pruneWords } from "./prune-words.ts";

const config = appConfig({
  root: import.meta.url,
  base: "/play/",
  saysMissing: true,
  proxy: { "/api": SERVER, "/files": SERVER },
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
                  "@vanilla-extract",
                  "ui/src/(visually-hidden|button|mark|reading|plays/text-box|plays/[a-z-]+/words)",
                  "domain/src/interactivities/(?!cards/name-card|rich-text/words)",
                  "domain/src/(kernel/schema-faults|scoring/reaches|games/(registry|types|late-types|game/game-config))",
                  "player/src/frame/notices/notice-bar",
                  "lucide-react/.*/icons/(arrow-right|flag|lock|circle|circle-dot|circle-x|loader-circle|rotate-cw|(circle|triangle)-(alert|exclamation-point))\\.",
                ].join("|"),
              ),
            },
          ],
        },
      },
    },
  },
};
