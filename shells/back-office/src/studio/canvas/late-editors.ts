// Knows which editors of blocks come after the first view. Their words come with the studio.
import { late } from "@academiz/ui";

export const CardsForm = late(async () => (await import("../forms/cards/cards-form.tsx")).CardsForm);
export const FilesForm = late(async () => (await import("../forms/files/files-form.tsx")).FilesForm);
export const GameEditor = late(async () => (await import("../forms/game-editor.tsx")).GameEditor);
export const BlockGallery = late(async () => (await import("./block-gallery.tsx")).BlockGallery);
