// Knows the contact sheet: one page with every picture, by screen, and the faults beside it.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from "@playwright/test/reporter";

const FOLDER = fileURLToPath(new URL("../../../.cache/looks", import.meta.url));

interface Picture {
  readonly screen: string;
  readonly look: string;
  readonly faults: readonly string[];
}

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const STYLE = `body { font: 14px/1.4 sans-serif; margin: 16px; background: #ddd }
section { display: flex; flex-wrap: wrap; gap: 16px; align-items: start } figure { margin: 0; max-width: 480px }
img { height: 320px; max-width: 480px; object-fit: contain; object-position: top left; background: #fff }
.wrong img { outline: 4px solid #c00 } pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px }`;

const drawPicture = ({ screen, look, faults }: Picture): string =>
  `<figure${faults.length ? ' class="wrong"' : ""}><a href="${screen}-${look}.jpg"><img loading="lazy" alt="" src="${screen}-${look}.jpg"></a>
<figcaption>${look}</figcaption>${faults.length ? `<details><summary>What is wrong</summary><pre>${escapeText(faults.join("\n"))}</pre></details>` : ""}</figure>`;

export default class ContactSheet implements Reporter {
  readonly #pictures: Picture[] = [];
  #planned = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#planned = suite.allTests().length;
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
  }

  onTestEnd({ title }: TestCase, { attachments, annotations, errors }: TestResult): void {
    const [screen = "", look = ""] = title.split(" ");
    const path = attachments.find(({ name }) => name === "look")?.path;
    if (path) copyFileSync(path, join(FOLDER, `${screen}-${look}.jpg`));
    const told = annotations.filter(({ type }) => type === "fault").map(({ description = "" }) => description);
    const faults = [...told, ...errors.map(({ message = "" }) => stripVTControlCharacters(message))];
    this.#pictures.push({ screen, look, faults });
    process.stdout.write(`  ${this.#pictures.length} of ${this.#planned}  ${title}\n`);
    for (const fault of faults) process.stdout.write(`      ${fault}\n`);
  }

  printsToStdio(): boolean {
    return true;
  }

  onError({ message = "" }: TestError): void {
    process.stdout.write(`${stripVTControlCharacters(message)}\n`);
  }

  /** Any fault fails the whole run. */
  async onEnd({ status, duration }: FullResult): Promise<Pick<FullResult, "status">> {
    const parts = [...new Set(this.#pictures.map(({ screen }) => screen))].map((name) => {
      const own = this.#pictures.filter(({ screen }) => screen === name);
      return `<h2>${name}</h2><section>${own.map(drawPicture).join("")}</section>`;
    });
    const page = `<!doctype html><meta charset="utf-8"><title>Looks</title><style>${STYLE}</style>${parts.join("\n")}`;
    const path = join(FOLDER, "index.html");
    writeFileSync(path, page);
    const wrong = this.#pictures.filter(({ faults }) => faults.length > 0).length;
    const minutes = (duration / 60_000).toFixed(1);
    process.stdout.write(
      `\n  ${wrong} of ${this.#pictures.length} pictures show something wrong, in ${minutes} min: ${path}\n`,
    );
    return { status: wrong > 0 ? "failed" : status };
  }
}
