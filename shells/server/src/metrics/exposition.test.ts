// Knows that what is written is what Prometheus reads.
import { expect, test } from "vitest";
import { createCounter, createGauge, createHistogram, writeMetrics } from "./exposition.ts";

const fail = (name: string, cause: unknown): never => {
  throw new Error(`${name} cannot be read`, { cause });
};

test("a counter, by its labels, which may hold anything", async () => {
  const counter = createCounter("a_total", "Things.");
  counter.add({ kind: "x" });
  counter.add({ kind: "x" });
  counter.add({ kind: 'a"b\\c\nd' });
  expect(await writeMetrics([counter], fail)).toBe(
    '# HELP a_total Things.\n# TYPE a_total counter\na_total{kind="x"} 2\na_total{kind="a\\"b\\\\c\\nd"} 1\n',
  );
});

test("a histogram: each bucket holds all below it, the last one everything", async () => {
  const histogram = createHistogram("s", "Seconds.", [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 7]) histogram.observe({ route: "r" }, value);
  expect((await writeMetrics([histogram], fail)).split("\n").slice(2, -1)).toEqual([
    's_bucket{route="r",le="0.1"} 2',
    's_bucket{route="r",le="1"} 3',
    's_bucket{route="r",le="+Inf"} 4',
    's_sum{route="r"} 7.65',
    's_count{route="r"} 4',
  ]);
});

test("a number that cannot be read is left out, and the others are told", async () => {
  const broken = createGauge("broken", "No.", () => Promise.reject(new Error("away")));
  const thrown = createGauge("thrown", "No.", () => {
    throw new Error("away");
  });
  const well = createGauge("well", "Yes.", () => [{ value: 3 }]);
  const troubles: string[] = [];
  const written = await writeMetrics([broken, thrown, well], (name) => void troubles.push(name));
  expect(written).toBe("# HELP well Yes.\n# TYPE well gauge\nwell 3\n");
  expect(troubles.sort()).toEqual(["broken", "thrown"]);
});
