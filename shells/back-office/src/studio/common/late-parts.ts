// Knows which parts of the studio come after its first view: the editors of blocks, and all that is closed at first.
// Their words come with the studio.
import { late } from "@academiz/ui";

export const CardsForm = late(async () => (await import("../forms/cards/cards-form.tsx")).CardsForm);
export const FilesForm = late(async () => (await import("../forms/files/files-form.tsx")).FilesForm);
export const GameEditor = late(async () => (await import("../forms/game-editor.tsx")).GameEditor);
export const BlockGallery = late(async () => (await import("../canvas/block-gallery.tsx")).BlockGallery);
export const PageGallery = late(async () => (await import("../outline/page-gallery.tsx")).PageGallery);
export const KeepDialog = late(async () => (await import("../outline/keep-dialog.tsx")).KeepDialog);
export const ChecksPanel = late(async () => (await import("../checks/checks-panel.tsx")).ChecksPanel);
export const FindPanel = late(async () => (await import("../finding/find-panel.tsx")).FindPanel);
export const CourseSettings = late(async () => (await import("../inspector/course-settings.tsx")).CourseSettings);
export const CourseHistory = late(async () => (await import("../history/course-history.tsx")).CourseHistory);
export const ConflictDialog = late(async () => (await import("../conflict/conflict-dialog.tsx")).ConflictDialog);
export const PublishDialog = late(async () => (await import("../dialogs/publish-dialog.tsx")).PublishDialog);
export const ReviewNotice = late(async () => (await import("../dialogs/review-notice.tsx")).ReviewNotice);
export const ShortcutsDialog = late(async () => (await import("../dialogs/shortcuts-dialog.tsx")).ShortcutsDialog);
export const ExportDialog = late(async () => (await import("../../exports/export-dialog.tsx")).ExportDialog);
export const WithdrawDialog = late(async () => (await import("../../product/withdraw-dialog.tsx")).WithdrawDialog);

const PARTS = [
  CardsForm,
  FilesForm,
  GameEditor,
  BlockGallery,
  PageGallery,
  KeepDialog,
  ChecksPanel,
  FindPanel,
  CourseSettings,
  CourseHistory,
  ConflictDialog,
  PublishDialog,
  ReviewNotice,
  ShortcutsDialog,
  ExportDialog,
  WithdrawDialog,
];

/** Milliseconds until the first view is on the screen. */
const FIRST_VIEW = 50;

/** Called once the course is drawn: what its author opens next should be there, also if the network goes. */
export function fetchParts(): () => void {
  const timer = setTimeout(() => {
    for (const { fetch } of PARTS) void fetch();
  }, FIRST_VIEW);
  return () => clearTimeout(timer);
}
