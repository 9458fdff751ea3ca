// Knows all French words that come with the first page: those of the design system and those of this app, in one file.
import { messages as shared } from "@academiz/ui/locales/fr.po";
import type { Messages } from "@lingui/core";
import { messages as own } from "../locales/fr.po";

export const messages: Messages = { ...shared, ...own };
