// Knows how the player is built that stands beside an editor: apart from that of learners, which carries nothing of it.
import { appConfig } from "../ui/vite.ts";

export default appConfig({
  root: new URL("./trial-page/", import.meta.url).href,
  base: "/play/~trial/",
  outDir: "../dist/trial",
  shares: true,
  saysMissing: true,
});
