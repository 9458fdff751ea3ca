// Knows what every journal of progress promises.
import type { ProgressJournal } from "@academiz/application/ports";
import type { LearnizProgress } from "@academiz/domain/progress";
import { describe, expect, it } from "vitest";

const at = (eventDate: string, slug = "perimeter"): LearnizProgress => ({
  slug,
  publishedDate: "2026-01-01T00:00:00.000Z",
  status: "STARTED",
  percentage: 50,
  time: 12,
  currentChapterIndex: 0,
  currentChapterSlug: "chapter",
  currentSlideIndex: 0,
  currentSlideSlug: "slide",
  eventDate,
  chapters: [],
});
const EARLY = "2026-01-02T10:00:00.000Z";
const LATE = "2026-01-02T10:00:01.000Z";

/**
 * Declares the vitest tests of a journal of progress (the port `ProgressJournal`).
 * @param name of the adapter, for the titles of the tests.
 * @param create gives a new, empty journal for each test.
 */
export function describeProgressJournal(name: string, create: () => ProgressJournal): void {
  describe(`progress journal: ${name}`, () => {
    it("gives back what was kept last, separately for each perimeter", () => {
      const journal = create();
      journal.keep(at(EARLY));
      journal.keep(at(LATE));
      journal.keep(at(EARLY, "other"));
      expect(journal.readPending("perimeter")).toEqual(at(LATE));
      expect(journal.readPending("other")).toEqual(at(EARLY, "other"));
      expect(journal.readPending("unknown")).toBeNull();
    });

    it("forgets what was stored, and never what was kept since", () => {
      const journal = create();
      journal.keep(at(LATE));
      journal.forget(at(EARLY));
      expect(journal.readPending("perimeter")).toEqual(at(LATE));
      journal.forget(at(LATE));
      expect(journal.readPending("perimeter")).toBeNull();
    });
  });
}
