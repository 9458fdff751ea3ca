import { appConfig } from "../vite.ts";

export default appConfig({ root: import.meta.url, base: "/gallery/", outDir: "../dist/gallery" });
