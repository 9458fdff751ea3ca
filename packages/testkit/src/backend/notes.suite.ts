// Knows what is promised of notes, whatever keeps them.
import { fail, succeed } from "@academiz/domain/kernel";
import { keepNote, type Note, type NoteChange } from "@academiz/domain/notes";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openProductOf } from "./open-product.ts";
import { type Repositories, settle } from "./repositories.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString();
const write = (slug: string, minute: number, text = "Said\ntwice"): Note => ({
  ...{ slug, page: "page", text },
  ...{ writtenAt: at(minute), editedAt: at(minute) },
});

export function suiteNotes(open: () => Repositories): void {
  describe("notes", () => {
    const begin = async () => {
      const { home, userId, perimeterSlug } = await openProductOf(open(), "learniz");
      const owner = { userId, perimeterSlug };
      const read = () => open().notes.list(home, owner);
      const put = (notes: readonly Note[]) => open().notes.change(home, owner, () => succeed(notes));
      return { home, owner, read, put };
    };

    test("what is decided takes the place of what was there; a failure changes nothing", async () => {
      const { home, owner, read, put } = await begin();
      expect(await read()).toEqual([]);
      const [first, second] = [write("a", 2), write("b", 1)];
      expect(await put([first, second])).toEqual(succeed([first, second]));
      expect(await read()).toEqual([second, first]);
      expect(await open().notes.change(home, owner, () => fail("no"))).toEqual(fail("no"));
      const other = { ...first, text: "Other", editedAt: at(3) };
      await put([other]);
      expect(await read()).toEqual([other]);
    });

    test("whatever is done, what is kept is what the rule says", async () => {
      const { home, owner, read, put } = await begin();
      const minute = fc.nat({ max: 9 }).map(at);
      const change: fc.Arbitrary<NoteChange> = fc.record({
        slug: fc.constantFrom("a", "b", "c"),
        page: fc.constantFrom("one", "two"),
        text: fc.option(fc.stringMatching(/^[a-z]{1,4}$/)),
        ...{ writtenAt: minute, editedAt: minute, basedOn: fc.option(minute) },
      });
      await fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
          await put([]);
          let expected: readonly Note[] = [];
          for (const one of changes) {
            const kept = keepNote(expected, one);
            if (kept.ok) expected = kept.value;
            await open().notes.change(home, owner, (notes) => keepNote(notes, one));
          }
          expect(new Set(await read())).toEqual(new Set(expected));
        }),
        { numRuns: 20 },
      );
    });

    test("changes that cross each other are all kept", async () => {
      const { home, owner, read } = await begin();
      const add = (minute: number) => () =>
        open().notes.change(home, owner, (notes) => succeed([...notes, write(`n${minute}`, minute)]));
      await Promise.all([1, 2, 3, 4, 5].map((minute) => add(minute)()));
      expect(await read()).toHaveLength(5);
    });

    test("they are one learner's, in one course, and go with their account", async () => {
      const { home, owner, read, put } = await begin();
      await put([write("a", 1)]);
      const { user } = await settle(open());
      expect(await open().notes.list(home, { ...owner, userId: user.id })).toEqual([]);
      expect(await open().notes.list(home, { ...owner, perimeterSlug: "elsewhere" })).toEqual([]);
      await open().users.remove(home, [owner.userId], open().createId);
      expect(await read()).toEqual([]);
    });
  });
}
