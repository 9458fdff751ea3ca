// Knows all French words that are loaded with the first page: the design system's and this app's, in one file.
import { messages as shared } from "@academiz/ui/locales/fr.po";
import type { Messages } from "@lingui/core";
import { messages as own } from "../locales/fr.po";

export const messages: Messages = { ...shared, ...own };
