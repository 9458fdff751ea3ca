// Knows what can be inserted into a text.
import type { CalloutTone, ColumnShares } from "@academiz/domain/learniz";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  AppWindow,
  AudioLines,
  Columns2,
  Columns3,
  Film,
  Heading2,
  Heading3,
  Image,
  Info,
  Lightbulb,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  OctagonAlert,
  Paperclip,
  Quote,
  SquareCode,
  Table,
  TriangleAlert,
} from "lucide-react";
import type { BlockType } from "../slate-types.ts";
import type { TextFile } from "../use-files-in-text.tsx";
import { INSERTION_KEYS, INSERTION_WORDS, type InsertionKey } from "./insertion-words.ts";

/** A block that the current line becomes, a file of the library, or a dialog. */
export type Insertion =
  | { readonly kind: "block"; readonly type: BlockType; readonly tone?: CalloutTone }
  | { readonly kind: "file"; readonly what: TextFile }
  | { readonly kind: "columns"; readonly shares: ColumnShares }
  | { readonly kind: "dialog"; readonly what: TextDialog };
/** Insertions that ask for something first. */
export type TextDialog = "table" | "link" | "embed";

export interface OfferedInsertion {
  readonly key: InsertionKey;
  readonly name: MessageDescriptor;
  readonly keywords: string;
  readonly Icon: LucideIcon;
  readonly insertion: Insertion;
}

const block = (type: BlockType): Insertion => ({ kind: "block", type });
const callout = (tone: CalloutTone): Insertion => ({ kind: "block", type: "callout", tone });
const file = (what: TextFile): Insertion => ({ kind: "file", what });

const OFFERS: { readonly [K in InsertionKey]: readonly [MessageDescriptor, LucideIcon, Insertion] } = {
  heading: [msg`Heading`, Heading2, block("heading-2")],
  subheading: [msg`Subheading`, Heading3, block("heading-3")],
  bullets: [msg`Bulleted list`, List, block("bulleted-list")],
  numbers: [msg`Numbered list`, ListOrdered, block("numbered-list")],
  quote: [msg`Quote`, Quote, block("quote")],
  note: [msg`Callout: note`, Info, callout("note")],
  tip: [msg`Callout: tip`, Lightbulb, callout("tip")],
  warning: [msg`Callout: warning`, TriangleAlert, callout("warning")],
  danger: [msg`Callout: danger`, OctagonAlert, callout("danger")],
  table: [msg`Table`, Table, { kind: "dialog", what: "table" }],
  columns: [msg`Two columns`, Columns2, { kind: "columns", shares: "1:1" }],
  threeColumns: [msg`Three columns`, Columns3, { kind: "columns", shares: "1:1:1" }],
  picture: [msg`Picture from the library`, Image, file("image")],
  film: [msg`Film from the library`, Film, file("video")],
  sound: [msg`Sound from the library`, AudioLines, file("audio")],
  file: [msg`File from the library`, Paperclip, file("document")],
  embed: [msg`Embed a page`, AppWindow, { kind: "dialog", what: "embed" }],
  link: [msg`Link`, Link, { kind: "dialog", what: "link" }],
  code: [msg`Lines of code`, SquareCode, block("code-block")],
};

export const INSERTIONS: readonly OfferedInsertion[] = INSERTION_KEYS.map((key) => {
  const [name, Icon, insertion] = OFFERS[key];
  return { key, name, Icon, insertion, keywords: INSERTION_WORDS[key] };
});
