// Knows which panels beside a page come after the first view. Their words come with the studio.
import { late } from "@academiz/ui";

export const ChecksPanel = late(async () => (await import("../checks/checks-panel.tsx")).ChecksPanel);
export const CourseSettings = late(async () => (await import("./course-settings.tsx")).CourseSettings);
