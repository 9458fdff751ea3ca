// Knows that one unreadable number does not hide the others.
import { Gauge, Registry } from "prom-client";
import { expect, test } from "vitest";
import { writeMetrics } from "./create-metrics.ts";

test("a number that cannot be read is left out, and the others are told", async () => {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({ name: "broken", help: "No.", registers, collect: () => Promise.reject(new Error("away")) });
  new Gauge({
    name: "thrown",
    help: "No.",
    registers,
    collect() {
      throw new Error("away");
    },
  });
  new Gauge({ name: "well", help: "Yes.", registers }).set(3);
  const troubles: string[] = [];
  const written = await writeMetrics(registry, (name) => void troubles.push(name));
  expect(written).toBe("# HELP well Yes.\n# TYPE well gauge\nwell 3\n");
  expect(troubles.sort()).toEqual(["broken", "thrown"]);
});
