// Knows how XML from strangers is read: no declaration of types, no entity but the five, no depth and no length without end (attack 62).
import type { XmlElement } from "@academiz/domain/scorm";
import { SaxesParser } from "saxes";
import { Hostile } from "./hostile.ts";

const DEEPEST = 100;
const MOST_ELEMENTS = 100_000;
/** Encodings that packages are found in. */
const ENCODINGS: Readonly<Record<string, string>> = {
  "utf-8": "utf-8",
  utf8: "utf-8",
  "us-ascii": "windows-1252",
  "iso-8859-1": "windows-1252",
  "iso-8859-15": "iso-8859-15",
  "windows-1252": "windows-1252",
};

/** @throws Hostile */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const named = /^(?:\xef\xbb\xbf|ï»¿)?<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/i.exec(head)?.[1]?.toLowerCase();
  const encoding = isWide ? (first === 0xff ? "utf-16le" : "utf-16be") : ENCODINGS[named ?? "utf-8"];
  if (!encoding) throw new Hostile(`its manifest is written in ${named}, which is not read here`);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Hostile("its manifest is not written in the characters that it says");
  }
}

interface Growing {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

/** The element at the top. @throws Hostile */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const open: Growing[] = [];
  let count = 0;
  let top: XmlElement | null = null;
  parser.on("error", (error) => {
    throw new Hostile(`its manifest is no XML: ${error.message.slice(0, 200)}`);
  });
  parser.on("doctype", () => {
    throw new Hostile("its manifest declares types of its own (DOCTYPE), which is not read");
  });
  parser.on("opentag", ({ name, attributes: sent }) => {
    count += 1;
    if (open.length >= DEEPEST || count > MOST_ELEMENTS) throw new Hostile("its manifest is too deep or too long");
    const attributes: Record<string, string> = Object.create(null);
    for (const [key, value] of Object.entries(sent)) attributes[withoutPrefix(key).toLowerCase()] = value;
    open.push({ name: withoutPrefix(name), attributes, children: [], text: "" });
  });
  const write = (more: string) => {
    const at = open.at(-1);
    if (at) at.text += more;
  };
  parser.on("text", write);
  parser.on("cdata", write);
  parser.on("closetag", () => {
    const closed = open.pop();
    if (!closed) return;
    const element = { ...closed, text: closed.text.trim() };
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else top = element;
  });
  parser.write(text).close();
  if (!top) throw new Hostile("its manifest is empty");
  return top;
}
