import { fail, succeed } from "@academiz/domain/kernel";
import { OFFLINE } from "@academiz/testkit/clients";
import { describe, expect, it } from "vitest";
import type { LearnerSlot, LearntProduct, NearSlot, PersonPlay } from "../ports/index.ts";
import { listOwnDates, readOwnPlays } from "./index.ts";

const learnt = (slug: string, change: Partial<LearntProduct> = {}): LearntProduct => ({
  ...{ slug, name: slug, type: "learniz", perimeterSlug: `p-${slug}`, dueAt: null, progress: null },
  ...change,
});
const ended = (slug: string, eventDate: string): PersonPlay => ({
  ...{ product: { slug, name: slug, type: "game" }, status: "COMPLETE", score: 80, time: 5, badge: null, eventDate },
});
const slot = { slug: "slot", mean: "spring", startAt: "2026-12-02T09:00:00.000Z" } as LearnerSlot;
const own: NearSlot = { perimeterSlug: "room", name: "Room", title: "Spring", slot };
const done = { status: "COMPLETE", percentage: 100, score: null, time: 1, eventDate: "" } as const;

describe("the dates of a learner", () => {
  it("§7.16 are what is due, where they have a place, what they ended and were given, one after the other", () => {
    const certificate = { number: "1", code: "c", course: "Given", issuedAt: "2026-12-04T00:00:00Z", revokedAt: null };
    const dates = listOwnDates({
      learnt: {
        products: [
          learnt("soon", { dueAt: "2026-12-03T12:00:00Z" }),
          learnt("over", { dueAt: "2026-12-01T12:00:00+02:00", progress: done }),
          learnt("closed", { dueAt: "2026-12-05T12:00:00Z", perimeterSlug: null }),
          learnt("free"),
        ],
        certificates: [certificate, { ...certificate, code: "d", revokedAt: "2026-12-05T00:00:00Z" }],
        slots: [own],
      },
      plays: [ended("game", "2026-11-30T08:00:00Z")],
    });
    expect(dates.map(({ kind, title }) => [kind, title])).toEqual([
      ...[
        ["end", "game"],
        ["due", "over"],
        ["slot", "Room"],
        ["due", "soon"],
        ["certificate", "Given"],
      ],
    ]);
    expect(dates[1]).toMatchObject({ isOver: true });
    expect(dates[2]).toMatchObject({ session: "Spring", perimeterSlug: "room" });
  });

  const read = (pages: readonly (readonly PersonPlay[] | null)[], since = "2026-11-01") => {
    const asked: number[] = [];
    const total = pages.flatMap((page) => page ?? []).length + (pages.includes(null) ? 1 : 0);
    const gateway: Parameters<typeof readOwnPlays>[0] = {
      async listHistory({ page }) {
        asked.push(page);
        const plays = pages[page - 1];
        return plays ? succeed({ plays, total, best: null, size: 1 }) : fail(OFFLINE);
      },
    };
    return readOwnPlays(gateway, since).then((answer) => ({ answer, asked }));
  };
  const [NOVEMBER, OCTOBER] = ["2026-11-30T08:00:00Z", "2026-10-30T08:00:00Z"];
  it("§7.16 go back as far as the month that is shown, and no further", async () => {
    const pages = [[ended("a", NOVEMBER)], [ended("b", OCTOBER)], [ended("c", "2026-09-01T08:00:00Z")]];
    const { asked, answer } = await read(pages);
    expect([asked, answer]).toMatchObject([[1, 2], { ok: true, value: { knownFrom: OCTOBER } }]);
    const all = await read(pages, "2026-01-01");
    expect([all.asked, all.answer]).toMatchObject([[1, 2, 3], { ok: true, value: { knownFrom: null } }]);
  });
  it("§7.16 without a network are those that are held, and from when they are known is told", async () => {
    const { answer } = await read([[ended("a", NOVEMBER)], null]);
    expect(answer).toMatchObject({ ok: true, value: { plays: [{ eventDate: NOVEMBER }], knownFrom: NOVEMBER } });
    expect((await read([null])).answer.ok).toBe(false);
  });
});
