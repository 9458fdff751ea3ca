// Knows what a learner's attendance in a classiz comes to (decisions 10).
import {
  type AttendanceResult,
  isThere,
  judgeAttendance,
  readClassizRules,
  readLastMarks,
} from "@academiz/domain/classiz";
import type { Tenancy } from "../ports/index.ts";
import type { Repositories } from "../world.ts";

interface Place extends Tenancy {
  /** Of the perimeter. */
  readonly slug: string;
  readonly productSlug: string;
}

export async function readAttendance(
  { products, slots }: Pick<Repositories, "products" | "slots">,
  place: Place,
  userId: string,
): Promise<AttendanceResult> {
  const [product, enrolled] = await Promise.all([
    products.read(place, place.productSlug),
    slots.listOf(place, place.slug, userId),
  ]);
  const marks = await slots.listMarks(
    place,
    enrolled.map(({ slug }) => slug),
  );
  const attended = enrolled.map(({ slug, startAt, endAt }) => ({
    duration: (Date.parse(endAt) - Date.parse(startAt)) / 1_000,
    isThere: isThere(readLastMarks(marks.get(slug) ?? []).get(userId)),
  }));
  return judgeAttendance(attended, readClassizRules(product?.config).requiredShare);
}
