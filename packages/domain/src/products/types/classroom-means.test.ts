// Knows how authors write the sessions of a classroom.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ClassroomMean,
  MEAN_ENROLMENTS,
  MEAN_SIGNINGS,
  putClassroomSettings,
  putMeans,
  readClassroomSettings,
  readMeans,
} from "../index.ts";

const meanArbitrary = fc.record<ClassroomMean>({
  slug: fc.stringMatching(/^[a-z]{1,6}$/),
  title: fc.stringMatching(/^[A-Z][a-z ]{0,8}$/),
  description: fc.string(),
  signing: fc.constantFrom(...MEAN_SIGNINGS),
  enrolment: fc.constantFrom(...MEAN_ENROLMENTS),
});
const meansArbitrary = fc.uniqueArray(meanArbitrary, { selector: ({ slug }) => slug, maxLength: 5 });

describe("§3.193 decisions 11: the sessions of a classroom", () => {
  it("are read in the order in which they were stored", () => {
    fc.assert(
      fc.property(meansArbitrary, (means) => {
        expect(readMeans(putMeans({}, means))).toEqual(means);
      }),
    );
  });

  it("keep the other settings of sessions that stay, and of the classroom", () => {
    const content = { context: { title: "x" }, means: [{ slug: "a", title: "A", own: 1 }, { slug: "b" }] };
    const [first] = readMeans(content);
    if (!first) throw new Error("no session");
    expect(putMeans(content, [{ ...first, title: "New" }])).toEqual({
      context: { title: "x" },
      means: [{ slug: "a", title: "New", description: "", signing: "free", enrolment: "trainer", own: 1 }],
    });
  });

  it("are empty where nothing can be read; each stands once, named by its slug where it has no title", () => {
    for (const means of [undefined, null, {}, "x", [null, 1, { slug: 2 }, { slug: "" }]])
      expect(readMeans({ means })).toEqual([]);
    expect(
      readMeans({
        means: [
          { slug: "a", title: " " },
          { slug: "a", title: "Twice" },
        ],
      }),
    ).toMatchObject([{ slug: "a", title: "a" }]);
  });

  it("have titles of one line that a paper has room for, whatever was written", () => {
    const read = (title: string) => readMeans({ means: [{ slug: "a", title }] })[0]?.title;
    expect(read("x".repeat(1_000_000))).toBe("x".repeat(200));
    expect(read("a\r\nb\u202Ec")).toBe("a bc");
    expect(readMeans({ means: [{ slug: "s".repeat(300) }] })[0]?.title).toBe("s".repeat(200));
  });

  it("§3.193 the colour and the required share are read back as stored, and all else stays", () => {
    const content = { config: { local: "FR", params: { own: 1, colors: { other: "x", primaryColor: "red" } } } };
    expect(readClassroomSettings(content)).toEqual({ requiredShare: 100, color: "", nature: "training" });
    const put = putClassroomSettings(content, { requiredShare: 80, color: "#c01e1e", nature: "assessment" });
    expect(readClassroomSettings(put)).toEqual({ requiredShare: 80, color: "#c01e1e", nature: "assessment" });
    expect(put).toEqual({
      config: {
        local: "FR",
        params: { own: 1, requiredShare: 80, nature: "assessment", colors: { other: "x", primaryColor: "#c01e1e" } },
      },
    });
    expect(putClassroomSettings(put, { requiredShare: 80, color: "", nature: "training" })).toMatchObject({
      config: { params: { colors: { other: "x" } } },
    });
  });
});
