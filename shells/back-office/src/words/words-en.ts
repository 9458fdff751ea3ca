// Knows all English words that come with the first page: those of the design system and those of this app, in one file.
import { messages as shared } from "@academiz/ui/locales/en.po";
import type { Messages } from "@lingui/core";
import { messages as own } from "../locales/en.po";

export const messages: Messages = { ...shared, ...own };
