// Knows that each step has something to change in the frozen content of every version before it.
import { FROZEN } from "@academiz/fixtures";
import { expect, test } from "vitest";
import { READABLE_VERSIONS } from "./index.ts";
import type { ContentAt } from "./migration.ts";
import { STEPS } from "./steps.ts";

const withoutStamp = ({ version: _, ...content }: ContentAt<string>) => content;

test.each(FROZEN)(
  "§4.81 from version $version on, every step has something to do and does it",
  ({ version, content }) => {
    let current = content as ContentAt<string>;
    const ran: string[] = [];
    for (const step of STEPS) {
      if (step.from !== current.version) continue;
      const next = step.migrate(current);
      expect(withoutStamp(next), `the step to ${step.to}`).not.toEqual(withoutStamp(current));
      ran.push(step.to);
      current = next;
    }
    expect(ran).toEqual(READABLE_VERSIONS.slice(READABLE_VERSIONS.indexOf(version) + 1));
  },
);
