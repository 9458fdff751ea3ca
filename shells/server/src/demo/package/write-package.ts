// Knows how the sample package is written: SCORM 1.2, as by authoring tools, with its description beside its manifest.
import { zipSync } from "fflate";
import { SCRIPT } from "./script.ts";
import type { PackageTexts } from "./texts.ts";

/** A fixed date, so that the bytes are always the same. */
const MADE = new Date("2026-01-01T00:00:00");

export function writeSamplePackage(texts: PackageTexts): Uint8Array {
  const files = {
    "imsmanifest.xml": writeManifest(texts),
    "metadata.xml": writeMetadata(texts),
    "index.html": writePage(texts),
    "course/course.js": SCRIPT.replace("{{right}}", String(texts.right)),
    "course/course.css": STYLE,
  };
  const entries = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: MADE });
}

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const writeManifest = ({ title, language }: PackageTexts): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="academiz-lifting-${language}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
    <adlcp:location>metadata.xml</adlcp:location>
  </metadata>
  <organizations default="lifting">
    <organization identifier="lifting">
      <title>${escapeXml(title)}</title>
      <item identifier="lesson" identifierref="page">
        <title>${escapeXml(title)}</title>
        <adlcp:masteryscore>80</adlcp:masteryscore>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/>
      <file href="course/course.js"/>
      <file href="course/course.css"/>
    </resource>
  </resources>
</manifest>
`;

const writeMetadata = ({
  title,
  description,
  language,
}: PackageTexts): string => `<?xml version="1.0" encoding="UTF-8"?>
<lom xmlns="http://www.imsglobal.org/xsd/imsmd_rootv1p2p1">
  <general>
    <title><langstring xml:lang="${language}">${escapeXml(title)}</langstring></title>
    <language>${language}</language>
    <description><langstring xml:lang="${language}">${escapeXml(description)}</langstring></description>
  </general>
  <educational><typicallearningtime><datetime>PT2M</datetime></typicallearningtime></educational>
</lom>
`;

const writePage = (texts: PackageTexts): string => `<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(texts.title)}</title>
<link rel="stylesheet" href="course/course.css">
</head>
<body>
<main>
<section>
<h1 tabindex="-1">${escapeXml(texts.lesson)}</h1>
<ol>${texts.steps.map((step) => `<li>${escapeXml(step)}</li>`).join("")}</ol>
<button type="button" id="next">${escapeXml(texts.next)}</button>
</section>
<section hidden>
<h1 tabindex="-1">${escapeXml(texts.question)}</h1>
<form>
${texts.answers.map((answer, at) => `<label><input type="radio" name="answer" value="${at}"> ${escapeXml(answer)}</label>`).join("\n")}
<button type="submit">${escapeXml(texts.check)}</button>
</form>
<p id="result" role="status" data-passed="${escapeXml(texts.passed)}" data-failed="${escapeXml(texts.failed)}"></p>
<button type="button" id="back">${escapeXml(texts.back)}</button>
</section>
</main>
<script src="course/course.js"></script>
</body>
</html>
`;

/** In the light or dark scheme of the viewer. */
const STYLE = `:root { color-scheme: light dark; }
body { font: 1.125rem/1.5 system-ui, sans-serif; margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h1:focus { outline: none; }
li { margin: 0.5rem 0; }
label { display: block; padding: 0.5rem 0; }
button { font: inherit; min-height: 3rem; padding: 0.5rem 1rem; margin: 1rem 1rem 0 0; }
#result { min-height: 1.5rem; }
`;
