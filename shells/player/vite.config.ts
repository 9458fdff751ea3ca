import { appConfig, SERVER } from "../ui/vite.ts";

export default appConfig({
  root: import.meta.url,
  base: "/play/",
  proxy: { "/api": SERVER, "/files": SERVER },
});
