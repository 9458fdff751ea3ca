// Knows that mails are written in their client's colours, and that every text of them can be read.
import { contrastRatio, createMailLook } from "@academiz/domain/theme";
import fc from "fast-check";
import { expect, test } from "vitest";
import { composeMail } from "./compose-mail.ts";

const write = (primary: string) =>
  composeMail({
    locale: "en",
    clientName: "Acme <b>",
    look: createMailLook({ colors: { primary } }),
    subject: "Subject",
    greeting: "Hello,",
    before: ["Why."],
    action: { label: "Do it", link: "https://academiz.example/?a=1&b=2" },
    after: ["For a day."],
  });

test("§1.29 §5.46 whatever the colours of a client, the texts of a mail have a contrast of 4.5", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(fc.oneof(hex, fc.constantFrom("#FFDD00", "#000000", "#FFFFFF")), (primary) => {
      const look = createMailLook({ colors: { primary } });
      for (const [text, ground] of [
        [look.text, look.surface],
        [look.quiet, look.surface],
        [look.onBrand, look.brand],
        [look.onAction, look.action],
      ] as const)
        expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 40 },
  );
});

test("a name without a space, however long, breaks instead of widening the mail", () => {
  expect(write("#000000").html).toMatch(/<body style="[^"]*overflow-wrap:anywhere[^"]*word-break:break-word/);
});

test("§1.29 a mail begins with its client's name on its client's colour, and no text in it becomes a tag", () => {
  const { html, text } = write("#FFDD00");
  expect(html).toContain("background:#FFDD00;color:#000000");
  expect(html).toContain("Acme &lt;b&gt;");
  expect(html).toContain('href="https://academiz.example/?a=1&amp;b=2"');
  expect(text).toBe("Hello,\n\nWhy.\n\nDo it:\nhttps://academiz.example/?a=1&b=2\n\nFor a day.\n");
});
