// Knows where a file to read may lead: into the library or to the web, but never to an address that runs script.
import type { Notice } from "../../kernel/index.ts";
import type { Attachments } from "./schema.ts";

/** The address of a file to read: in the library, or on the web. */
const isSafeFile = (src: string): boolean => src === "" || /^\s*(document|https?):/i.test(src);

/** A file to read with any other address loses it and keeps its name; each is told. */
export function mendFiles(files: Attachments, tell: (notice: Notice) => void): Attachments {
  const { attachments } = files.data;
  if (attachments.every(({ src }) => isSafeFile(src))) return files;
  const mended = attachments.map((file) => {
    if (isSafeFile(file.src)) return file;
    const text = `The file '${file.name.slice(0, 200)}' at '${file.src.slice(0, 200)}' leads nowhere : its name is kept`;
    tell({ code: "link.dropped", level: "warning", text });
    return { ...file, src: "" };
  });
  return { ...files, data: { ...files.data, attachments: mended } };
}
