// Knows what learners' attendance in a classiz comes to (decisions 10).
import { type AttendanceResult, isThere, judgeAttendance, readClassizRules } from "@academiz/domain/classiz";
import { groupBy } from "../classiz/group-by.ts";
import type { Repositories } from "../ground/world.ts";
import type { EnrolledIn, Tenancy } from "../ports/index.ts";

interface Place extends Tenancy {
  /** Of the perimeter. */
  readonly slug: string;
  readonly productSlug: string;
}

const attend = ({ startAt, endAt, mark }: EnrolledIn) => ({
  duration: (Date.parse(endAt) - Date.parse(startAt)) / 1_000,
  isThere: isThere(mark ?? undefined),
});

/** For these people, with as few statements as for one. */
export async function readAttendances(
  { products, slots }: Pick<Repositories, "products" | "slots">,
  place: Place,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, AttendanceResult>> {
  const product = await products.read(place, place.productSlug);
  const enrolled = await slots.listOf(place, place.slug, userIds);
  const { requiredShare } = readClassizRules(product?.config);
  const byUser = groupBy(enrolled, ({ userId }) => userId);
  return new Map(
    userIds.map((userId) => [userId, judgeAttendance((byUser.get(userId) ?? []).map(attend), requiredShare)]),
  );
}

/** Of one learner. */
export async function readAttendance(
  inside: Pick<Repositories, "products" | "slots">,
  place: Place,
  userId: string,
): Promise<AttendanceResult> {
  const [result] = (await readAttendances(inside, place, [userId])).values();
  return result ?? judgeAttendance([], 0);
}
