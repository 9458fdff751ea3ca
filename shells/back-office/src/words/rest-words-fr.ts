// Knows the French words of the first page's files that its first scripts do not say: they come with the next parts.
import { messages as shared } from "@academiz/ui/locales/fr.po";
import type { Messages } from "@lingui/core";
import { messages as own } from "../locales/fr.po";

export const messages: Messages = { ...shared, ...own };
