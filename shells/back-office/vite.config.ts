import { appConfig, PLAYER, pdfFiles, SERVER } from "../ui/vite.ts";

const base = "/admin/";

export default appConfig({
  root: import.meta.url,
  base,
  shares: true,
  saysMissing: true,
  plugins: pdfFiles(base),
  proxy: {
    "/.well-known": SERVER,
    "/api": SERVER,
    "/files": SERVER,
    "/play": PLAYER,
  },
});
