// Knows how a package is described in LOM: the words of IMS in SCORM 1.2, those of IEEE in SCORM 2004.
import type { PackageOrder } from "@academiz/backend/ports";
import { formatIsoDuration } from "./iso-duration.ts";
import { escapeXml } from "./xml.ts";

export type Described = Pick<PackageOrder, "title" | "description" | "author" | "language" | "duration">;

/** The names of the elements, in either edition. */
interface Words {
  readonly element: (name: string) => string;
  readonly say: (text: string, language: string) => string;
  /** A term of a vocabulary, or its source. */
  readonly term: (text: string) => string;
  readonly vocabulary: string;
  readonly lifecycle: string;
  readonly entity: (vcard: string) => string;
  readonly learningTime: string;
  readonly duration: string;
}

const IMS: Words = {
  element: (name) => `imsmd:${name}`,
  say: (text, language) => `<imsmd:langstring xml:lang="${language}">${text}</imsmd:langstring>`,
  term: (text) => `<imsmd:langstring xml:lang="x-none">${text}</imsmd:langstring>`,
  vocabulary: "Author",
  lifecycle: "lifecycle",
  entity: (vcard) => `<imsmd:centity><imsmd:vcard>${vcard}</imsmd:vcard></imsmd:centity>`,
  learningTime: "typicallearningtime",
  duration: "datetime",
};
const IEEE: Words = {
  element: (name) => name,
  say: (text, language) => `<string language="${language}">${text}</string>`,
  term: (text) => text,
  vocabulary: "author",
  lifecycle: "lifeCycle",
  entity: (vcard) => `<entity>${vcard}</entity>`,
  learningTime: "typicalLearningTime",
  duration: "duration",
};

function writeParts({ element, say, term, ...words }: Words, order: Described): string {
  const language = escapeXml(order.language);
  const wrap = (name: string, content: string) => (content ? `<${element(name)}>${content}</${element(name)}>` : "");
  const tell = (name: string, text: string) => (text ? wrap(name, say(escapeXml(text), language)) : "");
  const vcard = escapeXml(`BEGIN:VCARD\nVERSION:3.0\nFN:${order.author.replace(/[\\;,\n\r]/g, " ")}\nEND:VCARD`);
  const role = wrap("role", wrap("source", term("LOMv1.0")) + wrap("value", term(words.vocabulary)));
  const author = order.author ? wrap("contribute", role + words.entity(vcard)) : "";
  const time = order.duration === null ? "" : wrap(words.duration, formatIsoDuration(order.duration));
  return (
    wrap("general", tell("title", order.title) + wrap("language", language) + tell("description", order.description)) +
    wrap(words.lifecycle, author) +
    wrap("educational", wrap(words.learningTime, time))
  );
}

/** The description inside a manifest of SCORM 1.2. */
export const writeImsLom = (order: Described): string => `<imsmd:lom>${writeParts(IMS, order)}</imsmd:lom>`;

/**
 * The description as a file beside a manifest of SCORM 2004: every host can pass it over, whatever schemas it knows.
 */
export const writeIeeeLom = (order: Described): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<lom xmlns="http://ltsc.ieee.org/xsd/LOM">${writeParts(IEEE, order)}</lom>\n`;
