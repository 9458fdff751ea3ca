import { appConfig, filesBeside, PLAYER, SERVER } from "../ui/vite.ts";

const base = "/admin/";
/** What the reader of PDFs asks for by name: its makers' own folders. */
const pdf = (folder: string, names: RegExp, place: string) =>
  filesBeside(base, {
    folder: new URL(`./node_modules/pdfjs-dist/${folder}/`, import.meta.url),
    names,
    place: `assets/pdf/${place}`,
  });

export default appConfig({
  root: import.meta.url,
  base,
  shares: true,
  saysMissing: true,
  plugins: [
    pdf("cmaps", /\.bcmap$/, "cmaps"),
    pdf("standard_fonts", /\.(pfb|ttf)$/, "fonts"),
    pdf("wasm", /_fallback\.js$/, "decoders"),
  ],
  proxy: {
    "/.well-known": SERVER,
    "/api": SERVER,
    "/files": SERVER,
    "/play": PLAYER,
  },
});
