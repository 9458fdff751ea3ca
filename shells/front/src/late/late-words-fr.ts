// Knows the French words of what comes after the first view, in one file: those of the design system and of this app.
import { messages as shared } from "@academiz/ui/locales/fr.po";
import type { Messages } from "@lingui/core";
import { messages as own } from "./locales/fr.po";

export const messages: Messages = { ...shared, ...own };
