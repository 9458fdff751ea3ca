// Knows how many things a zone takes: always enough for those that belong there.
import type { DragAndDrop } from "./schema.ts";

/** Slug of a zone → how many things it takes; null: any number. */
export function readRooms({ zones, items }: DragAndDrop["content"]): ReadonlyMap<string, number | null> {
  const rooms = new Map(zones.map(({ slug, capacity }) => [slug, capacity ?? null]));
  const held = new Map<string, number>();
  const hold = (zone: string) => held.set(zone, (held.get(zone) ?? 0) + 1);
  // Things with the fewest right zones come first: the others can go elsewhere.
  for (const one of items.toSorted((former, other) => former.zones.length - other.zones.length)) {
    const hasRoom = (zone: string) => (rooms.get(zone) ?? Number.POSITIVE_INFINITY) > (held.get(zone) ?? 0);
    const zone = one.zones.find(hasRoom) ?? one.zones[0];
    if (zone === undefined) continue;
    if (!hasRoom(zone)) rooms.set(zone, (rooms.get(zone) ?? 0) + 1);
    hold(zone);
  }
  return rooms;
}
