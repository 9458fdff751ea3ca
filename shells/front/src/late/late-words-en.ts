// Knows the English words of what comes after the first view, in one file: those of the design system and of this app.
import { messages as shared } from "@academiz/ui/locales/en.po";
import type { Messages } from "@lingui/core";
import { messages as own } from "./locales/en.po";

export const messages: Messages = { ...shared, ...own };
