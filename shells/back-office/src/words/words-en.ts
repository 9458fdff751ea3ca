// Knows all English words that are loaded with the first page: the design system's and this app's, in one file.
import { messages as shared } from "@academiz/ui/locales/en.po";
import type { Messages } from "@lingui/core";
import { messages as own } from "../locales/en.po";

export const messages: Messages = { ...shared, ...own };
