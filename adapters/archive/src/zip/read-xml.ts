// Knows how XML from strangers is read: no declarations, only the five entities, bounded depth and length (attack 62).
import type { XmlElement } from "@academiz/domain/scorm";
import { SaxesParser } from "saxes";
import { decodeText } from "./decode-text.ts";
import { Hostile } from "./hostile.ts";

const DEEPEST = 100;
const MOST_ELEMENTS = 50_000;
/** @throws Hostile */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = findEncoding(bytes);
  try {
    // Only blanks may stand before the declaration.
    return decodeText(bytes, encoding).trimStart();
  } catch (error) {
    if (error instanceof RangeError)
      throw new Hostile(`its manifest is written in ${encoding}, which is not read here`);
    throw new Hostile("its manifest is not written in the characters that it says");
  }
}

/** By its first bytes, then by what it declares, which is not believed where its bytes are not that wide. */
function findEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const named = /^(?:ï»¿)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1]?.toLowerCase();
  return named === undefined || /^(utf-?16|unicode|ucs-?2|iso-10646-ucs-2)/.test(named) ? "utf-8" : named;
}

/**
 * A name, and perhaps the address of a file that nobody reads: manifests from before schemas have one. It declares
 * nothing, and nothing is fetched.
 */
const PLAIN_DOCTYPE = /^\s*[\w.:-]+(\s+SYSTEM\s+("[\w./ -]*"|'[\w./ -]*'))?\s*$/;

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
  parser.on("doctype", (declared) => {
    if (!PLAIN_DOCTYPE.test(declared))
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
