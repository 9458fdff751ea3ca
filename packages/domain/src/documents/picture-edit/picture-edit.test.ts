import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  beginEdit,
  beginSteps,
  type Corner,
  chooseRatio,
  chooseWrittenType,
  flipPicture,
  flopPicture,
  isUntouched,
  LEAST_CROP,
  moveCrop,
  nameWritten,
  type PictureEdit,
  pullCorner,
  readFocus,
  readTitle,
  refuseEdit,
  stepBack,
  stepForward,
  takeStep,
  turnPicture,
} from "../index.ts";

const side = fc.integer({ min: 1, max: 6_000 });
const percent = fc.integer({ min: 0, max: 100 });
const edit = fc
  .record({
    width: side,
    height: side,
    x: percent,
    y: percent,
    pull: fc.tuple(percent, percent),
    hasFocus: fc.boolean(),
  })
  .map(({ width, height, x, y, pull: [right, down], hasFocus }) => {
    const begun = beginEdit({ width, height }, hasFocus ? { x, y } : null);
    const crop = pullCorner(begun, "se", [-(right * width) / 100, -(down * height) / 100], null);
    return moveCrop({ ...begun, crop }, (x * width) / 100, (y * height) / 100);
  });
const ratio = fc.constantFrom(null, 1, 4 / 3, 3 / 4, 16 / 9, 9 / 16);
const pull = fc.tuple(fc.integer({ min: -7_000, max: 7_000 }), fc.integer({ min: -7_000, max: 7_000 }));
const corner = fc.constantFrom<Corner>("nw", "ne", "sw", "se");

const expectInside = ({ crop, size }: PictureEdit) => {
  expect(crop.x).toBeGreaterThanOrEqual(0);
  expect(crop.y).toBeGreaterThanOrEqual(0);
  expect(crop.x + crop.width).toBeLessThanOrEqual(size.width);
  expect(crop.y + crop.height).toBeLessThanOrEqual(size.height);
  for (const length of [crop.width, crop.height]) expect(length).toBeGreaterThanOrEqual(1);
  for (const value of Object.values(crop)) expect(Number.isInteger(value)).toBe(true);
};

describe("§3.55 a picture that is edited", () => {
  test("four quarter turns, or two flips of one kind, leave it as it was", () => {
    fc.assert(
      fc.property(edit, (from) => {
        expect(turnPicture(turnPicture(turnPicture(turnPicture(from))))).toEqual(from);
        expect(flipPicture(flipPicture(from))).toEqual(from);
        expect(flopPicture(flopPicture(from))).toEqual(from);
        expect(turnPicture(turnPicture(from))).toEqual(flipPicture(flopPicture(from)));
      }),
    );
  });

  test("is cropped within itself, whatever is pulled, moved, turned or asked for", () => {
    fc.assert(
      fc.property(edit, ratio, pull, corner, (from, form, [right, down], at) => {
        expectInside(from);
        expectInside(turnPicture(from));
        expectInside(flipPicture(from));
        expectInside(moveCrop(from, right, down));
        expectInside(chooseRatio(from, form));
        expectInside({ ...from, crop: pullCorner(from, at, [right, down], form) });
      }),
    );
  });

  test("keeps the corner across from the one that is pulled, and the chosen ratio", () => {
    fc.assert(
      fc.property(edit, ratio, pull, corner, (from, form, by, at) => {
        const { crop } = from;
        const pulled = pullCorner(from, at, by, form);
        const [isLeft, isTop] = [at.endsWith("w"), at.startsWith("n")];
        expect(isLeft ? pulled.x + pulled.width : pulled.x).toBe(isLeft ? crop.x + crop.width : crop.x);
        expect(isTop ? pulled.y + pulled.height : pulled.y).toBe(isTop ? crop.y + crop.height : crop.y);
        if (form !== null && pulled.width > 1 && pulled.height > 1)
          expect(Math.abs(pulled.width - pulled.height * form)).toBeLessThanOrEqual(Math.max(1, form));
      }),
    );
  });

  test("is sized by one side alone where its ratio is kept: the other side follows, there and back", () => {
    const begun = { crop: { x: 0, y: 0, width: 200, height: 200 }, size: { width: 400, height: 300 } };
    const smaller = pullCorner(begun, "se", [-4, 0], 1);
    expect(smaller).toEqual({ x: 0, y: 0, width: 196, height: 196 });
    expect(pullCorner({ ...begun, crop: smaller }, "se", [0, 4], 1)).toEqual(begun.crop);
  });

  test("is not cropped to nothing", () => {
    const { crop } = beginEdit({ width: 100, height: 80 }, null);
    const pulled = pullCorner({ crop, size: { width: 100, height: 80 } }, "se", [-500, -500], null);
    expect(pulled).toEqual({ x: 0, y: 0, width: LEAST_CROP, height: LEAST_CROP });
  });

  test("takes as much as fits in a ratio, around what was chosen", () => {
    const begun = beginEdit({ width: 400, height: 300 }, null);
    expect(chooseRatio(begun, 1).crop).toEqual({ x: 50, y: 0, width: 300, height: 300 });
    const right = { ...begun, crop: { x: 350, y: 0, width: 50, height: 300 } };
    expect(chooseRatio(right, 1).crop).toEqual({ x: 100, y: 0, width: 300, height: 300 });
    expect(chooseRatio(right, null)).toEqual(right);
  });

  test("keeps its focus at the same place, however it is turned and cropped", () => {
    const focus = { x: 25, y: 50 };
    const begun = beginEdit({ width: 400, height: 200 }, focus);
    expect(readFocus(begun)).toEqual(focus);
    expect(turnPicture(begun).focus).toEqual({ x: 50, y: 25 });
    expect(flipPicture(begun).focus).toEqual({ x: 75, y: 50 });
    expect(readFocus({ ...begun, crop: { x: 50, y: 0, width: 100, height: 200 } })).toEqual({ x: 50, y: 50 });
    // The focus was cropped away.
    expect(readFocus({ ...begun, crop: { x: 200, y: 0, width: 200, height: 200 } })).toEqual({ x: 0, y: 50 });
    fc.assert(
      fc.property(edit, (from) => {
        const kept = readFocus(from);
        expect(kept === null).toBe(from.focus === null);
        for (const at of Object.values(kept ?? {})) expect(at >= 0 && at <= 100).toBe(true);
      }),
    );
  });

  test("is untouched until its pixels change", () => {
    fc.assert(
      fc.property(edit, (from) => {
        const begun = beginEdit(from.size, from.focus);
        expect(isUntouched(begun)).toBe(true);
        expect(isUntouched(turnPicture(begun))).toBe(false);
        expect(isUntouched(flipPicture(begun))).toBe(false);
      }),
    );
  });
});

test("§3.55 a drawing and an animation are not edited; what browsers cannot write becomes what they can", () => {
  expect(refuseEdit("image/svg+xml", 1)).toBe("drawing");
  expect(refuseEdit("image/gif", 2)).toBe("animation");
  expect(refuseEdit("image/gif", 1)).toBeNull();
  expect(chooseWrittenType("image/jpeg")).toBe("image/jpeg");
  expect(chooseWrittenType("image/gif")).toBe("image/png");
  expect(chooseWrittenType("image/avif")).toBe("image/webp");
  expect(nameWritten(readTitle("plan.v2.PNG"), "image/webp")).toBe("plan.v2.webp");
  expect(nameWritten(readTitle("Report 2.0"), "image/png")).toBe("Report 2.0.png");
  expect(nameWritten(readTitle("Mr. Smith.jpeg"), "image/jpeg")).toBe("Mr. Smith.jpg");
  expect(nameWritten(readTitle(".png"), "image/jpeg")).toBe(".png.jpg");
  expect(nameWritten(readTitle("plan"), "image/jpeg")).toBe("plan.jpg");
});

test("§3.55 edits are undone and redone, step by step", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(20), (values, back) => {
      const [first = 0, ...others] = values;
      const done = others.reduce(takeStep, beginSteps(first));
      expect(done.now).toBe(values.at(-1));
      let steps = done;
      for (let step = 0; step < back; step += 1) steps = stepBack(steps);
      expect(steps.now).toBe(values[Math.max(0, values.length - 1 - back)]);
      for (let step = 0; step < back; step += 1) steps = stepForward(steps);
      expect(steps).toEqual(done);
      expect(stepForward(takeStep(stepBack(done), -1)).now).toBe(-1);
    }),
  );
});
