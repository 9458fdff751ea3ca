import { pruneWords } from "../ui/prune-words.ts";
import { appConfig, PLAYER, pdfFiles, SERVER } from "../ui/vite.ts";

const base = "/admin/";

/** What the frame of the office and its lists are made of, and a course that is read is not. */
const OF_FRAME =
  /\/(ui\/src\/(choice|dialog|form(?!\/give)|list|menu|page|pagination|select(?!\/(combobox|pick))|table|when)|back-office\/src\/(folders|lists(?!\/table-files))|application\/src\/(bulk|listing))\/(?!.*\.css\.ts)/;
/** Small files that both need. */
const SMALL = /\.css\.ts|\/(tree\/(row-content|tree-rows)|progress\/assign-vars|answering\/on-answer)\./;

export default appConfig({
  root: import.meta.url,
  base,
  shares: true,
  saysMissing: true,
  groups: [
    // Apart, an icon weighs more than it holds, and so do names of styles.
    { name: "icons", test: /\/lucide-react\//, minShareCount: 4 },
    { name: "small", test: SMALL, minShareCount: 2 },
    // What draws menus, lists and dialogs stands on all of it.
    { name: "ariakit", test: /\/@(ariakit|floating-ui)\/(?!.*combobox)/ },
    { name: "frame", test: OF_FRAME, minShareCount: 2 },
  ],
  plugins: [
    pruneWords({
      first: /\/back-office\/src\/words\/words-(en|fr)\.ts$/,
      late: /\/words\/rest-words-(en|fr)\.ts$/,
      begun: /\/studio\/studio-page\.tsx$/,
    }),
    ...pdfFiles(base),
  ],
  proxy: {
    "/.well-known": SERVER,
    "/api": SERVER,
    "/files": SERVER,
    "/play": PLAYER,
  },
});
