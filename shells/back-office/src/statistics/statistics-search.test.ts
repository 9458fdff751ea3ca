// Knows that the address of statistics is read back as it was written, and that what cannot be read is passed over.
import { expect, test } from "vitest";
import { readStatisticsCriteria, readStatisticsSearch } from "./statistics-search.ts";

test.each([
  [{}, {}, { period: "weeks-12", place: null, product: null }],
  [{ late: 2 }, { late: 2 }, { period: "weeks-12", place: null, product: null }],
  [{ late: 1 }, {}, { period: "weeks-12", place: null, product: null }],
  [{ late: "many" }, {}, { period: "weeks-12", place: null, product: null }],
  [{ period: "weeks-12" }, {}, { period: "weeks-12", place: null, product: null }],
  [
    { period: "all", place: 12, product: "abcdefghij" },
    { period: "all", place: "12", product: "abcdefghij" },
    { period: "all", place: "12", product: "abcdefghij" },
  ],
  [{ period: "ever", place: "", product: {} }, {}, { period: "weeks-12", place: null, product: null }],
])("%j is read as %j", (search, read, criteria) => {
  expect(readStatisticsSearch(search)).toEqual(read);
  expect(readStatisticsCriteria(readStatisticsSearch(search))).toEqual(criteria);
});
