// Knows which dialogs of the outline come after the first view. Their words come with the studio.
import { late } from "@academiz/ui";

export const PageGallery = late(async () => (await import("./page-gallery.tsx")).PageGallery);
export const KeepDialog = late(async () => (await import("./keep-dialog.tsx")).KeepDialog);
