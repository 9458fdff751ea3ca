// Knows whether the place of a slot can be found on a map: all but what is plainly a room, or a part of a house.

/** A room or a floor: “Salle 1”, “salle de réunion 3”, “2e étage”, “First floor”, “Meeting room 3”. */
const ROOM = new RegExp(
  [
    String.raw`^(?:\d+ ?(?:er|e|eme|st|nd|rd|th)? |(?:first|second|third|ground|premier|deuxieme|troisieme) )?`,
    "(?:salle|amphi|amphitheatre|auditorium|etage|rez-de-chaussee|sous-sol|room|classroom|floor|basement|raum|aula)",
    String.raw`(?:(?: \S+){0,2}|(?: \S+){0,3} (?:\d\S*|[a-z]))$|^(?:\S+ ){1,2}room(?: \d\S*| [a-z])?$`,
  ].join(""),
);
/** A part of a house by its number or letter: “Bâtiment B”, “Hall 4”; and how many a room holds. */
const PART = new RegExp(
  [
    "^(?:batiment|building|immeuble|tour|tower|aile|hall|bureau|office|porte|niveau|level) ",
    String.raw`(?:\d\S*|[a-z])(?: (?:salle|room) \S+)?$|^\d+ (?:places|seats)$`,
  ].join(""),
);
/** A house that is told together with one of its rooms: “Tour Ariane, 12e étage”. */
const HOUSE = /^(?:batiment|building|immeuble|tour|tower|aile) \S+$/;

/** A false answer only hides a link to a map. */
export function isAddress(place: string): boolean {
  const plain = place.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const parts = plain.split(/[,;()\n–—]|\s-\s/u).flatMap((part) => part.trim().replace(/\s+/gu, " ") || []);
  const beside = parts.filter((part) => !ROOM.test(part) && !PART.test(part));
  return beside.length === parts.length ? parts.length > 0 : beside.some((part) => !HOUSE.test(part));
}
