import { pruneWords } from "../ui/prune-words.ts";
import { appConfig, PLAYER, pdfFiles, SERVER } from "../ui/vite.ts";

const base = "/admin/";

export default appConfig({
  root: import.meta.url,
  base,
  shares: true,
  saysMissing: true,
  plugins: [
    pruneWords({
      first: /\/back-office\/src\/words\/words-(en|fr)\.ts$/,
      late: /\/words\/rest-words-(en|fr)\.ts$/,
      begun: /\/studio\/studio-page\.tsx$/,
    }),
    ...pdfFiles(base),
  ],
  proxy: {
    "/.well-known": SERVER,
    "/api": SERVER,
    "/files": SERVER,
    "/play": PLAYER,
  },
});
