// Knows the list of notifications as a part that comes late: most visits never open it.
export { NotificationPanel } from "@academiz/ui";
