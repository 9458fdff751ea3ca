// Knows how the player beside an editor is built: apart from that of learners, which contains nothing of it.
import { appConfig } from "../ui/vite.ts";

export default appConfig({
  root: new URL("./trial-page/", import.meta.url).href,
  base: "/play/~trial/",
  outDir: "../dist/trial",
  shares: true,
  saysMissing: true,
});
