// Knows how a course's own look stands over its client's: part by part, and colour by colour (§3.112–§3.115).
import { readObject } from "./read-object.ts";

type Raw = Readonly<Record<string, unknown>>;

/** Both unparsed, as `readBrand` reads what comes of them. */
export const mergeThemes = (client: unknown, own: unknown): Raw => {
  const [below, above] = [readObject(client), readObject(own)];
  const join = (name: string): Raw => ({ ...readObject(below[name]), ...readObject(above[name]) });
  return { ...below, ...above, colors: join("colors"), typography: join("typography") };
};
