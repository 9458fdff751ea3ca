import { describe, expect, it } from "vitest";
import { connectList, type Loaded, type PageReader, startLoading } from "./index.ts";

interface Criteria {
  readonly page: number;
  readonly query: string;
}
interface Page {
  readonly names: readonly string[];
  readonly total: number;
}
const READER: PageReader<Criteria, Page, string> = {
  readRows: ({ names }) => names,
  readTotal: ({ total }) => total,
  readSize: () => 2,
  readPage: ({ page }) => page,
  isNarrowed: ({ query }) => query !== "",
};
const criteria = { page: 1, query: "" };
const show = (shown: Page, asked: Partial<Criteria> = {}, more: Partial<Loaded<Criteria, Page>> = {}) =>
  connectList({ phase: "ready", criteria: { ...criteria, ...asked }, shown, trouble: null, ...more }, READER);

describe("a list as it is shown", () => {
  it("is loading until the first answer, and is not shown as empty before", () => {
    expect(connectList(startLoading(criteria), READER)).toMatchObject({
      phase: "loading",
      isEmpty: false,
      pageCount: 1,
    });
  });

  it("tells which of its rows are shown, and how many pages there are", () => {
    expect(show({ names: ["c"], total: 3 }, { page: 2 })).toMatchObject({
      page: 2,
      pageCount: 2,
      range: { first: 3, last: 3, total: 3 },
    });
  });

  it("is empty where there is nothing at all, but not where nothing matches or the page is past the end", () => {
    const none = { names: [], total: 0 };
    expect(show(none).isEmpty).toBe(true);
    expect(show(none, { query: "x" }).isEmpty).toBe(false);
    expect(show({ names: [], total: 3 }, { page: 9 })).toMatchObject({ isEmpty: false, pageCount: 2, rows: [] });
  });

  it("stays while another page is on its way, and while one could not be loaded says so", () => {
    const shown = { names: ["a"], total: 1 };
    expect(show(shown, {}, { phase: "loading" })).toMatchObject({ phase: "ready", isRefreshing: true, rows: ["a"] });
    const trouble = { kind: "offline", detail: "network" } as const;
    expect(show(shown, {}, { phase: "failed", trouble })).toMatchObject({ phase: "failed", trouble });
  });

  it("has one page where it comes whole", () => {
    const whole: PageReader<string, readonly string[], string> = {
      readRows: (rows) => rows,
      readTotal: ({ length }) => length,
    };
    expect(connectList({ phase: "ready", criteria: "", shown: ["a", "b"], trouble: null }, whole)).toMatchObject({
      page: 1,
      pageCount: 1,
      range: { first: 1, last: 2, total: 2 },
    });
  });
});
