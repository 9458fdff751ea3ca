// Knows that each item of a map has a place of its own, behind what leads to it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { layOut } from "./lay-out.ts";

test("no two items stand in one place, and the first is in front", () => {
  const slug = fc.nat(8).map(String);
  const links = fc.array(slug, { maxLength: 3 });
  fc.assert(
    fc.property(
      fc.uniqueArray(slug, { minLength: 1 }),
      fc.array(links, { minLength: 9, maxLength: 9 }),
      (slugs, all) => {
        const items = slugs.map((own, index) => ({ slug: own, links: all[index] ?? [] }));
        const places = layOut(items);
        expect(new Set([...places.values()].map(({ column, row }) => `${column} ${row}`)).size).toBe(items.length);
        expect(places.get(slugs[0] ?? "")).toEqual({ column: 0, row: 0 });
        for (const { slug: own, links: to } of items)
          for (const link of to) {
            const [from, there] = [places.get(own), places.get(link)];
            if (!from || !there) continue;
            const isReached = items.some((item) => places.get(item.slug)?.column === from.column - 1);
            if (from.column === 0 || isReached) expect(there.column).toBeLessThanOrEqual(from.column + 1);
          }
      },
    ),
  );
});
