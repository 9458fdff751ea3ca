// Knows how the text of a library's file is fetched from its start, and sent.
import type { FileSender, TextFile, TextFiles } from "@academiz/application/ports";
import { fail, succeed } from "@academiz/domain/kernel";
import { fetchWhole } from "../calls/fetch-whole.ts";
import { readTrouble } from "../calls/read-trouble.ts";
import { readText } from "./read-text.ts";
import { readBytes } from "./upload-token.ts";

/** The answer to a request for the first bytes of an empty file. */
const NOTHING_THERE = 416;

/** @param baseUrl before the addresses of files; empty for the page's own origin. */
export const createTextFiles = (sender: Pick<FileSender, "send">, baseUrl = ""): TextFiles => ({
  async read(url, most) {
    const headers = new Headers({ range: `bytes=0-${most - 1}` });
    const answer = await fetchWhole(baseUrl + url, { method: "GET", headers });
    if (answer?.status === NOTHING_THERE) return succeed({ text: "", isCut: false });
    if (!answer?.ok) return fail(await readTrouble(answer));
    const content = answer.content ?? new Blob();
    const total = Number(/\/(\d+)$/.exec(answer.headers.get("content-range") ?? "")?.[1] ?? content.size);
    return succeed(await readStart(content, most, total));
  },
  readChosen: async (file, most) => succeed(await readStart(readBytes(file), most)),
  write: (name, text, target) => sender.send(new File([text], name), target, () => {}).outcome,
});

async function readStart(content: Blob, most: number, total = content.size): Promise<TextFile> {
  const isCut = total > most;
  const bytes = new Uint8Array(await content.slice(0, most).arrayBuffer());
  return { text: readText(bytes, isCut), isCut };
}
