import { appConfig, SERVER } from "../ui/vite.ts";

export default appConfig({
  root: import.meta.url,
  base: "/play/",
  isLean: true,
  proxy: { "/api": SERVER, "/files": SERVER },
});
