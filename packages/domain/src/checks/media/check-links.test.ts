// Knows that links whose addresses lead no learner anywhere are told where they stand.
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { judgeAddress } from "../../interactivities/index.ts";
import { checkLearniz } from "../index.ts";

test.each<[string | null, readonly string[]]>([
  [
    "unfinished",
    ["", "http://", "https:///a", "http:a.example", "https://www.", "https://.com", "https://a..b/c", "//a"],
  ],
  [
    "unfinished",
    ["https://a b.example", "mailto:", "mailto:somebody", "tel:", "document:a b", "words", "https://-a.b"],
  ],
  [
    "own-machine",
    ["http://localhost:8080/a", "https://a.localhost", "http://127.0.0.1", "http://[::1]:80/", "file:///c"],
  ],
  [
    null,
    ["https://a.example/b?c#d", "http://intranet/a", "https://me@a.example:8080", "https://été.example", " tel:+33 1 "],
  ],
  [
    null,
    ["mailto:a@b.example?subject=c", "document:abc", "http://[2001:db8::1]/", "https://a.example.", "HTTP://A_b.C"],
  ],
])("§3.141 judged as %s: %j", (flaw, addresses) => {
  expect(addresses.map((address) => [address, judgeAddress(address)])).toEqual(
    addresses.map((address) => [address, flaw]),
  );
});

test("no address takes long to judge", () => {
  for (const one of ["a", "a.", "-", ".", "@", "a-"]) judgeAddress(`https://${one.repeat(20_000)}!`);
});

test("decisions 5 a link in a text, a list, a table or a card, and a file of a list, are told with their words", () => {
  const link = (url: string, text = "Words") => ({ type: "link", url, children: [{ text }] });
  const line = (...children: object[]) => ({ type: "paragraph", children });
  const nodes = [
    line({ text: "See " }, link("https://", " The plan "), link("https://a.example"), link("document:abc")),
    { type: "bulleted-list", children: [{ type: "list-item", children: [link("http://localhost/a", "")] }] },
  ];
  const box = { slug: "t", type: "text-box", medias: [], data: { boxes: [{ contents: [{ nodes }] }] } };
  const card = { slug: "k", back: [line(link("mailto:", "Us"))] };
  const cards = { slug: "c", type: "flip-card", medias: [], data: { cardRows: [[card]], cardSize: "m" } };
  const attachments = ["https://a.example/b.pdf", "", "https://www"].map((src, index) => ({ name: `n${index}`, src }));
  const files = { slug: "f", type: "attachment", medias: [], data: { attachments, direction: "VERTICAL" } };
  const told = checkLearniz(makeCourse([[makeSlide("a", [box, cards, files] as never)]])).flatMap((problem) =>
    problem.code === "link-nowhere"
      ? [[problem.severity, ...problem.slugs, problem.flaw, problem.number, problem.address, problem.words]]
      : [],
  );
  expect(told).toEqual([
    ["warning", "t", "a", "unfinished", 0, "https://", "The plan"],
    ["warning", "t", "a", "own-machine", 0, "http://localhost/a", ""],
    ["warning", "c", "a", "unfinished", 0, "mailto:", "Us"],
    ["warning", "f", "a", "unfinished", 3, "https://www", "n2"],
  ]);
});
