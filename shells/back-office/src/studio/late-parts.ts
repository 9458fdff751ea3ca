// Knows which parts of the studio come after its first view: the editors of blocks, and all that is closed at first.
// Their words come with the studio.
import { late } from "@academiz/ui";
import { BlockGallery, CardsForm, FilesForm, GameEditor } from "./canvas/late-editors.ts";
import { ChecksPanel, CourseSettings } from "./inspector/late-panels.ts";
import { KeepDialog, PageGallery } from "./outline/late-dialogs.ts";

export const FindPanel = late(async () => (await import("./finding/find-panel.tsx")).FindPanel);
export const CourseHistory = late(async () => (await import("./history/course-history.tsx")).CourseHistory);
export const ConflictDialog = late(async () => (await import("./conflict/conflict-dialog.tsx")).ConflictDialog);
export const PublishDialog = late(async () => (await import("./dialogs/publish-dialog.tsx")).PublishDialog);
export const ReviewNotice = late(async () => (await import("./dialogs/review-notice.tsx")).ReviewNotice);
export const ShortcutsDialog = late(async () => (await import("./dialogs/shortcuts-dialog.tsx")).ShortcutsDialog);
export const ExportDialog = late(async () => (await import("../exports/export-dialog.tsx")).ExportDialog);
/** The code that draws graphs is loaded only for the map. */
export const LocksDialog = late(async () => (await import("./locks/open-locks.ts")).openLocks(), { isRare: true });
export const WithdrawDialog = late(async () => (await import("../product/withdraw-dialog.tsx")).WithdrawDialog);

const PARTS = [
  CardsForm,
  FilesForm,
  GameEditor,
  BlockGallery,
  PageGallery,
  KeepDialog,
  ChecksPanel,
  CourseSettings,
  FindPanel,
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
