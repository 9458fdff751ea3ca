// Knows the frame of the office's pages, put together. It comes late: the studio has a frame of its own.
import { late } from "@academiz/ui";
import { AwayBanner, ClientSwitcher } from "./clients/client-switcher.tsx";
import { UnreadCount } from "./messages/unread-count.tsx";
import { OfficeLayout } from "./office/office-layout.tsx";
import { PaletteButton } from "./palette/palette-provider.tsx";
import { OFFICE_TYPES } from "./product/office-types.tsx";

/** Stands in the head of each page, with words that are loaded with the frame. */
const TasksButton = late(async () => (await import("./tasks/tasks-button.tsx")).TasksButton, { isSpare: true });

const OF_PRODUCTS = [...Object.values(OFFICE_TYPES).flatMap((type) => type?.page ?? []), "/file"];

export const OfficeFrame = () => (
  <OfficeLayout
    switcher={<ClientSwitcher />}
    away={<AwayBanner />}
    unread={<UnreadCount />}
    finder={<PaletteButton />}
    tasks={<TasksButton />}
    ofProducts={OF_PRODUCTS}
  />
);
