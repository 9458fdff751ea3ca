// Knows as much of XML as a manifest of a test needs.
import type { XmlElement } from "@academiz/domain/scorm";

interface Growing {
  name: string;
  attributes: Record<string, string>;
  children: Growing[];
  text: string;
}
const bare = (name: string) => name.replace(/^.*:/, "");

/** The element at the top. */
export function parseXml(text: string): XmlElement {
  const top: Growing = { name: "", attributes: {}, children: [], text: "" };
  const path = [top];
  const source = text.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[|\]\]>/g, "");
  for (const [, end, name, written, single, words] of source.matchAll(
    /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g,
  )) {
    const at = path.at(-1) ?? top;
    if (words !== undefined) at.text = `${at.text}${words}`.trim();
    else if (end) path.pop();
    else {
      const attributes = [...(written ?? "").matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, key = "", one, other]) => [bare(key).toLowerCase(), one ?? other ?? ""],
      );
      const made = { name: bare(name ?? ""), attributes: Object.fromEntries(attributes), children: [], text: "" };
      at.children.push(made);
      if (!single) path.push(made);
    }
  }
  return top.children[0] ?? top;
}
