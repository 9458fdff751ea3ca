// Knows the contract for large files that are uploaded in parts.
import type { NewPartialUpload, PartialUploads, Reader } from "@academiz/backend/ports";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMemoryPartialUploads } from "./memory-partial-uploads.ts";
import { type Ground, type Repositories, settle } from "./repositories.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString();
/** Before all of them. */
const LONG_AGO = at(-1);

export function suitePartialUploads(open: () => Ground & Pick<Repositories, "partialUploads">): void {
  describe("§7.65 large files that are uploaded in parts", () => {
    const enter = async (): Promise<Reader> => {
      const { clientId, user } = await settle(open());
      return { clientId, userId: user.id };
    };
    const make = (more: Partial<NewPartialUpload> = {}): NewPartialUpload => ({
      id: open().createId(),
      shelf: "client",
      replaces: null,
      folderSlug: null,
      name: "Été “1”.mp4",
      length: 3_000_000_000,
      createdAt: at(1),
      ...more,
    });
    const begin = async (reader: Reader, more: Partial<NewPartialUpload> = {}) => {
      const upload = make(more);
      expect(await open().partialUploads.begin(reader, upload, 100, LONG_AGO)).toBe("begun");
      return upload;
    };
    const read = (reader: Reader, id: string, before = LONG_AGO) => open().partialUploads.read(reader, id, before);
    const part = (from: number, key = `k${from}`, size = 10) => ({ from, size, key });

    test("are given back as they began, up to a time; parts are in the order in which they came", async () => {
      const reader = await enter();
      const upload = await begin(reader, { shelf: "library", replaces: "former", folderSlug: "folder" });
      expect(await read(reader, upload.id)).toEqual({ ...upload, received: 0, partKeys: [], documentSlug: null });
      for (const [from, key] of [
        [0, "b"],
        [10, "a"],
        [20, "b"],
      ] as const)
        expect(await open().partialUploads.append(reader, upload.id, part(from, key))).toBe(true);
      expect(await read(reader, upload.id)).toMatchObject({ received: 30, partKeys: ["b", "a", "b"] });
      expect(await read(reader, upload.id, upload.createdAt)).not.toBeNull();
      expect(await read(reader, upload.id, at(2))).toBeNull();
    });

    test("of several parts for one place that arrive at once only one is added", async () => {
      const reader = await enter();
      const { id } = await begin(reader);
      const added = await Promise.all(
        Array.from({ length: 5 }, (_, one) => open().partialUploads.append(reader, id, part(0, `k${one}`))),
      );
      expect(added.filter(Boolean)).toHaveLength(1);
      expect(await read(reader, id)).toMatchObject({ received: 10, partKeys: [`k${added.indexOf(true)}`] });
    });

    test("of many that one user begins at once only so many do; those of others are not counted", async () => {
      const [reader, other] = [await enter(), await enter()];
      const tryBegin = (who: Reader) => open().partialUploads.begin(who, make(), 3, LONG_AGO);
      const begun = await Promise.all(Array.from({ length: 8 }, () => tryBegin(reader)));
      expect(begun.filter((one) => one === "begun")).toHaveLength(3);
      expect(await tryBegin(other)).toBe("begun");
      expect(await tryBegin({ ...reader, userId: other.userId })).toBe("begun");
    });

    test("are made into a file by one process at a time, and by another where that one crashed", async () => {
      const reader = await enter();
      const { id } = await begin(reader);
      const claim = (minute: number, before: number) => open().partialUploads.claim(reader, id, at(minute), at(before));
      const claimed = await Promise.all(Array.from({ length: 5 }, () => claim(5, 0)));
      expect(claimed.filter(Boolean)).toHaveLength(1);
      expect(await open().partialUploads.append(reader, id, part(0))).toBe(false);
      expect([await claim(6, 5), await claim(7, 6)]).toEqual([false, true]);
      await open().partialUploads.conclude(reader, id, null);
      expect(await claim(8, 0)).toBe(true);
      await open().partialUploads.conclude(reader, id, "film");
      expect(await read(reader, id)).toMatchObject({ documentSlug: "film" });
      expect(await claim(9, 9)).toBe(false);
    });

    test("decisions 2: nobody else reads or changes them, of the same client neither", async () => {
      const [reader, stranger] = [await enter(), await enter()];
      const upload = await begin(reader);
      const others: readonly Reader[] = [
        stranger,
        { clientId: stranger.clientId, userId: reader.userId },
        { clientId: reader.clientId, userId: stranger.userId },
      ];
      const { partialUploads } = open();
      for (const other of others) {
        expect(await read(other, upload.id)).toBeNull();
        expect(await partialUploads.append(other, upload.id, part(0))).toBe(false);
        expect(await partialUploads.claim(other, upload.id, at(5), at(4))).toBe(false);
        expect(await partialUploads.remove(other, upload.id)).toBe(false);
        await partialUploads.conclude(other, upload.id, "theirs");
      }
      expect(await read(reader, upload.id)).toEqual({ ...upload, received: 0, partKeys: [], documentSlug: null });
    });

    test("whose sender never returns are removed, for every client, even if nobody begins another", async () => {
      const readers = [await enter(), await enter()];
      const old = await Promise.all(readers.map((reader) => begin(reader, { createdAt: at(1) })));
      const young = await Promise.all(readers.map((reader) => begin(reader, { createdAt: at(2) })));
      await open().partialUploads.prune(at(2));
      const stands = (all: readonly NewPartialUpload[]) =>
        Promise.all(all.map(async ({ id }, index) => (await read(readers[index] as Reader, id)) !== null));
      expect([await stands(old), await stands(young)]).toEqual([
        [false, false],
        [true, true],
      ]);
    });

    test("whatever is done, by whomever, the result is the same as in memory", async () => {
      type Step = (uploads: PartialUploads, readers: readonly Reader[], ids: readonly string[]) => Promise<unknown>;
      const [who, which, minute] = [fc.nat({ max: 1 }), fc.nat({ max: 2 }), fc.nat({ max: 9 })];
      const any = fc.tuple(who, which, minute, minute);
      const of = (work: (...told: readonly [PartialUploads, Reader, string, number, number]) => Promise<unknown>) =>
        any.map(
          ([one, id, now, before]): Step =>
            (uploads, readers, ids) =>
              work(uploads, readers[one] as Reader, ids[id] as string, now, before),
        );
      const step = fc.oneof(
        of((uploads, reader, id, now) => uploads.append(reader, id, part(10 * (now % 3), `k${now}`))),
        of((uploads, reader, id, now, before) => uploads.claim(reader, id, at(now), at(before))),
        of((uploads, reader, id, now) => uploads.conclude(reader, id, now < 5 ? null : "file")),
        of((uploads, reader, id) => uploads.remove(reader, id)),
        of((uploads, _reader, _id, now) => uploads.prune(at(now % 3))),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(who, minute), { minLength: 3, maxLength: 3 }),
          fc.array(step, { maxLength: 12 }),
          async (beginnings, steps) => {
            const { clientId, userId } = await enter();
            const readers = [
              { clientId, userId },
              { clientId, userId: open().createId() },
            ];
            const uploads = beginnings.map(([one, at_]) => [one, make({ createdAt: at(at_) })] as const);
            const ids = uploads.map(([, { id }]) => id);
            const play = async (kept: PartialUploads) => {
              const told: unknown[] = [];
              for (const [one, upload] of uploads)
                told.push(await kept.begin(readers[one] as Reader, upload, 2, at(1)));
              for (const one of steps) told.push(await one(kept, readers, ids));
              for (const reader of readers) for (const id of ids) told.push(await kept.read(reader, id, LONG_AGO));
              told.push(await kept.weigh(readers[0] as Reader));
              return told;
            };
            expect(await play(open().partialUploads)).toEqual(await play(createMemoryPartialUploads()));
          },
        ),
        { numRuns: 40 },
      );
    });
  });
}
