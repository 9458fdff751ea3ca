import { appConfig, PLAYER, SERVER } from "../ui/vite.ts";

export default appConfig({
  root: import.meta.url,
  base: "/",
  saysMissing: true,
  proxy: {
    "/.well-known": SERVER,
    "/api": SERVER,
    "/files": SERVER,
    "/play": PLAYER,
  },
});
