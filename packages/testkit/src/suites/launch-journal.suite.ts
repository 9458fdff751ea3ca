// Knows what every journal of packages promises.
import type { LaunchJournal } from "@academiz/application/ports";
import type { LaunchSave } from "@academiz/domain/scorm";
import { describe, expect, it } from "vitest";

const [MORNING, NOON, EVENING] = ["2026-03-01T08:00:00.000Z", "2026-03-01T12:00:00.000Z", "2026-03-01T18:00:00.000Z"];

/** A long report of a launch (ISO timestamps), with letters beyond Latin-1. */
export const makeLaunchSave = (eventDate: string, launchedAt: string | null = null): LaunchSave => ({
  status: "STARTED",
  score: null,
  percentage: 10,
  time: 60,
  attempt: 1,
  scormProperties: {
    item: "a",
    items: { a: { "cmi.suspend_data": "half \u00e9\ud83c\udfcc".repeat(2_000) } },
    sequencing: null,
    earlierTime: 0,
  },
  eventDate,
  launchedAt,
  visit: launchedAt === null ? null : { launchedAt, seconds: 60 },
});

/**
 * Declares the vitest tests of a journal of packages (the port `LaunchJournal`).
 * @param name of the adapter, for the titles of the tests.
 * @param create gives a new, empty journal for each test.
 */
export function describeLaunchJournal(name: string, create: () => LaunchJournal): void {
  describe(`launch journal: ${name}`, () => {
    it("gives back what was kept last, until that is stored", () => {
      const journal = create();
      expect(journal.read()).toBeNull();
      expect(journal.keep(makeLaunchSave(MORNING))).toBe(true);
      expect(journal.read()).toEqual(makeLaunchSave(MORNING));
      expect(journal.keep(makeLaunchSave(EVENING))).toBe(true);
      journal.forget({ launchedAt: null, eventDate: NOON });
      expect(journal.read()).toEqual(makeLaunchSave(EVENING));
      journal.forget({ launchedAt: null, eventDate: EVENING });
      expect(journal.read()).toBeNull();
    });

    it("decisions 8: keeps the report of the launch that began last, whatever an earlier one reports, or has stored", () => {
      const journal = create();
      const later = makeLaunchSave(NOON, NOON);
      expect(journal.keep(makeLaunchSave(MORNING, MORNING))).toBe(true);
      expect(journal.keep(later)).toBe(true);
      expect(journal.keep(makeLaunchSave(EVENING, MORNING))).toBe(false);
      expect(journal.read()).toEqual(later);
      journal.forget({ launchedAt: MORNING, eventDate: EVENING });
      expect(journal.read()).toEqual(later);
      journal.forget({ launchedAt: NOON, eventDate: NOON });
      expect(journal.read()).toBeNull();
    });
  });
}
