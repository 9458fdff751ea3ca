// Knows what the error codes of a SCORM runtime mean, in each of its versions.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Words = Readonly<Record<number, MessageDescriptor>>;

const BOTH: Words = {
  101: msg`Something went wrong in the player.`,
  201: msg`An argument of the call is not right.`,
};
const IN_12: Words = {
  202: msg`This element has no parts.`,
  203: msg`This element cannot be counted.`,
  301: msg`The content has not begun yet.`,
  401: msg`This element does not exist, or is not supported.`,
  402: msg`This is a name, not a value: it cannot be written.`,
  403: msg`This element can only be read.`,
  404: msg`This element can only be written.`,
  405: msg`The value is not of the kind that the element takes.`,
};
const IN_2004: Words = {
  102: msg`The content could not be begun.`,
  103: msg`The content has begun already.`,
  104: msg`The content has ended already.`,
  111: msg`The content could not be ended.`,
  112: msg`The content was ended before it began.`,
  113: msg`The content was ended twice.`,
  122: msg`A value was read before the content began.`,
  123: msg`A value was read after the content ended.`,
  132: msg`A value was written before the content began.`,
  133: msg`A value was written after the content ended.`,
  142: msg`The content was to be stored before it began.`,
  143: msg`The content was to be stored after it ended.`,
  301: msg`The value could not be read.`,
  351: msg`The value could not be written.`,
  391: msg`What the content wrote could not be stored.`,
  401: msg`This element does not exist.`,
  402: msg`This element is not supported.`,
  403: msg`This element has no value yet.`,
  404: msg`This element can only be read.`,
  405: msg`This element can only be written.`,
  406: msg`The value is not of the kind that the element takes.`,
  407: msg`The value is outside of what the element takes.`,
  408: msg`Another element has to be written first.`,
};

/** `name`: the name of the call; those of SCORM 1.2 begin with LMS. Null for a code that neither version has. */
export const findCallErrorWords = (name: string, error: number): MessageDescriptor | null =>
  BOTH[error] ?? (name.startsWith("LMS") ? IN_12 : IN_2004)[error] ?? null;
