// Knows small packages for tests: each page finds its LMS as real content does, and keeps what it read first.
import { strToU8, zipSync } from "fflate";

export interface MadeItem {
  readonly identifier: string;
  readonly title: string;
  /** Added to the script of every page; runs after its Initialize. */
  readonly script?: string;
  /** XML of its item in the manifest, after its title. */
  readonly manifest?: string;
}
export interface MadePackage {
  readonly version: "1.2" | "2004";
  readonly title: string;
  readonly language?: string;
  readonly items: readonly MadeItem[];
  /** XML of its organization, after its items. */
  readonly manifest?: string;
  /** Other pages, by name, or replacements for those of its items. */
  readonly files?: Readonly<Record<string, string>>;
}

const WORDS = {
  "1.2": { api: "API", start: "LMSInitialize", get: "LMSGetValue", location: "cmi.core.lesson_location" },
  "2004": { api: "API_1484_11", start: "Initialize", get: "GetValue", location: "cmi.location" },
};

/**
 * A page with its runtime in `window.lms`, and the data that it resumed from in `data-first`: location, suspend data,
 * entry.
 */
function writePage({ version }: MadePackage, { title, script = "" }: MadeItem): string {
  const { api, start, get, location } = WORDS[version];
  const entry = version === "1.2" ? "cmi.core.entry" : "cmi.entry";
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p><button>Go on</button></p><script>
    function find(from) {
      for (let at = from, steps = 0; steps < 10; at = at.parent, steps += 1) {
        try { if (at.${api}) return at.${api}; } catch (error) { return null; }
        if (at === at.parent) return null;
      }
    }
    window.lms = find(window);
    const begun = lms ? lms.${start}("") : "no LMS";
    const first = lms ? ["${location}", "cmi.suspend_data", "${entry}"].map((name) => lms.${get}(name)) : [];
    document.documentElement.dataset.first = JSON.stringify([begun, ...first]);
    ${script}
  </script></html>`;
}

function writeManifest({ version, title, language, items, manifest: rules = "" }: MadePackage): string {
  const is12 = version === "1.2";
  const spaces = is12
    ? 'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'
    : 'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:adlnav="http://www.adlnet.org/xsd/adlnav_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"';
  const lom = language
    ? `<lom xmlns="http://www.imsglobal.org/xsd/imsmd_rootv1p2p1"><general><language>${language}</language></general></lom>`
    : "";
  const type = is12 ? "adlcp:scormtype" : "adlcp:scormType";
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="made" version="1" ${spaces}>
  <metadata><schema>ADL SCORM</schema><schemaversion>${is12 ? "1.2" : "2004 4th Edition"}</schemaversion>${lom}</metadata>
  <organizations default="org"><organization identifier="org"><title>${title}</title>${items
    .map(
      ({ identifier, title: name, manifest = "" }) =>
        `<item identifier="${identifier}" identifierref="r-${identifier}"><title>${name}</title>${manifest}</item>`,
    )
    .join("")}${rules}</organization></organizations>
  <resources>${items
    .map(
      ({ identifier }) =>
        `<resource identifier="r-${identifier}" type="webcontent" ${type}="sco" href="${identifier}.html"><file href="${identifier}.html"/></resource>`,
    )
    .join("")}</resources>
</manifest>`;
}

/** The bytes of its zip. */
export const makePackage = (made: MadePackage): Uint8Array =>
  zipSync({
    "imsmanifest.xml": strToU8(writeManifest(made)),
    ...Object.fromEntries(made.items.map((item) => [`${item.identifier}.html`, strToU8(writePage(made, item))])),
    ...Object.fromEntries(Object.entries(made.files ?? {}).map(([name, text]) => [name, strToU8(text)])),
  });
