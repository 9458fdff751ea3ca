// Knows how the player of a SCORM package is built: one script and one sheet, loadable from any folder.
import { appConfig } from "../ui/vite.ts";

const config = appConfig({
  root: new URL("./package/", import.meta.url).href,
  base: "./",
  outDir: "../dist/package",
});

export default {
  ...config,
  build: {
    ...config.build,
    sourcemap: false,
    cssCodeSplit: false,
    rolldownOptions: {
      ...config.build?.rolldownOptions,
      output: {
        inlineDynamicImports: true,
        entryFileNames: "assets/[name].js",
        assetFileNames: "assets/[name][extname]",
      },
    },
  },
};
