// Knows the English words of the first page's files that its first scripts do not say: they come with the next parts.
import { messages as shared } from "@academiz/ui/locales/en.po";
import type { Messages } from "@lingui/core";
import { messages as own } from "../locales/en.po";

export const messages: Messages = { ...shared, ...own };
