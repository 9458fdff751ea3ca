import { pruneWords } from "../ui/prune-words.ts";
import { appConfig, offlineList, pdfFiles, SERVER } from "../ui/vite.ts";
import { lateRules } from "./late-rules.ts";

export default appConfig({
  root: import.meta.url,
  base: "/play/",
  shares: true,
  saysMissing: true,
  proxy: { "/api": SERVER, "/files": SERVER, "/play/~trial/": SERVER },
  plugins: [
    lateRules,
    pruneWords(),
    ...pdfFiles("/play/"),
    offlineList("/play/", { pdf: /\/ui\/src\/pdf\/open-pdf-viewer\.ts$/ }),
  ],
});
