import { expect, it } from "vitest";
import { isMessageFile, isMessagePicture } from "./message-file.ts";

it("decisions 12 pictures, texts, PDF and office files are sent with a message; what could run script is not", () => {
  const taken = ["image/png", "image/webp", "application/pdf", "text/plain", "application/vnd.oasis.opendocument.text"];
  for (const type of taken) expect(isMessageFile(type)).toBe(true);
  for (const type of ["image/svg+xml", "text/html", "application/zip", "application/json", "video/mp4", "x"])
    expect(isMessageFile(type)).toBe(false);
  expect(["image/png", "image/svg+xml", "application/pdf"].map(isMessagePicture)).toEqual([true, false, false]);
});
