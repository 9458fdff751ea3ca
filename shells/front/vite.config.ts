import { pruneWords } from "../ui/prune-words.ts";
import { appConfig, offlineList, PLAYER, SERVER } from "../ui/vite.ts";
import { offlineWorker } from "./offline-worker.ts";

export default appConfig({
  root: import.meta.url,
  base: "/",
  shares: true,
  saysMissing: true,
  plugins: [
    pruneWords({ first: /\/site\/words-(en|fr)\.ts$/, late: /\/late\/late-words-(en|fr)\.ts$/ }),
    offlineList("/"),
    offlineWorker,
  ],
  proxy: {
    "/.well-known": SERVER,
    "/api": SERVER,
    "/files": SERVER,
    "/manifest": SERVER,
    "/play": PLAYER,
  },
});
