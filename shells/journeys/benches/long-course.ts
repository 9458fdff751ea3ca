// Knows a course as long as real ones get: two hundred pages, thirty blocks on the first.
const [PAGES, BLOCKS] = [200, 30];
const paragraph = (text: string) => ({ type: "paragraph", children: [{ text }] });
const writeBlock = (page: number, at: number) => ({
  slug: `p${page}b${at}`,
  type: "text-box",
  medias: [],
  data: { boxes: [{ contents: [{ nodes: [paragraph(`A line of block ${at + 1}.`)] }] }] },
});
const writePage = (page: number) => ({
  slug: `p${page}`,
  description: `Page ${page + 1}`,
  validators: [],
  requirements: [],
  interactivities: Array.from({ length: page === 0 ? BLOCKS : 4 }, (_, at) => writeBlock(page, at)),
});
export const LONG_COURSE = {
  version: "1.11.0",
  local: "EN",
  context: { title: "A long course", description: "", author: "" },
  params: {},
  validationConditions: { validAll: true },
  validators: [],
  chapters: Array.from({ length: 10 }, (_, chapter) => ({
    slug: `c${chapter}`,
    title: `Chapter ${chapter + 1}`,
    validators: [],
    requirements: [],
    slides: Array.from({ length: PAGES / 10 }, (_, at) => writePage((chapter * PAGES) / 10 + at)),
  })),
};
