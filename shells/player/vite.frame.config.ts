// Knows how the page that plays uploaded packages at the content origin is built: small, and without a framework.
import { appConfig } from "../ui/vite.ts";

export default appConfig({
  root: new URL("./frame-page/", import.meta.url).href,
  base: "/shell/",
  outDir: "../dist/shell",
});
