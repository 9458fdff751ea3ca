// Knows what every journal of drafts promises.
import type { DraftJournal } from "@academiz/application/ports";
import { createLearniz } from "@academiz/domain/learniz";
import { describe, expect, it } from "vitest";

const draft = (name: string) => ({
  updatedAt: "2026-01-01T00:00:00.000Z",
  name,
  config: createLearniz({ title: name, local: "EN" }, () => 0.5),
});

/**
 * Declares the vitest tests of a journal of drafts (the port `DraftJournal`).
 * @param name of the adapter, for the titles of the tests.
 * @param create gives a new, empty journal for each test.
 */
export function describeDraftJournal(name: string, create: () => DraftJournal): void {
  describe(`draft journal: ${name}`, () => {
    it("gives back the last draft of a product until it is forgotten", () => {
      const journal = create();
      expect(journal.read("a")).toBeNull();
      journal.keep("a", draft("first"));
      journal.keep("a", draft("second"));
      journal.keep("b", draft("other"));
      expect(journal.read("a")).toEqual(draft("second"));
      journal.forget("a");
      expect(journal.read("a")).toBeNull();
      expect(journal.read("b")).toEqual(draft("other"));
    });

    it("gives back the version on which a draft is based, and no older one", () => {
      const journal = create();
      const { updatedAt: _, ...base } = draft("base");
      journal.keep("a", { ...draft("first"), base });
      journal.keep("a", { ...draft("second"), base });
      expect(journal.read("a")).toEqual({ ...draft("second"), base });
      journal.keep("a", { ...draft("third"), base: { ...base, name: "next" } });
      expect(journal.read("a")?.base?.name).toBe("next");
      journal.keep("a", draft("fourth"));
      expect(journal.read("a")).toEqual(draft("fourth"));
      journal.forget("a");
      journal.keep("a", { ...draft("fifth"), base });
      expect(journal.read("a")).toEqual({ ...draft("fifth"), base });
    });
  });
}
