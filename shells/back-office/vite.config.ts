import { appConfig } from "../ui/vite.ts";

export default appConfig({
  root: import.meta.url,
  base: "/admin/",
  proxy: {
    "/.well-known": "http://127.0.0.1:3000",
    "/api": "http://127.0.0.1:3000",
    "/files": "http://127.0.0.1:3000",
  },
});
