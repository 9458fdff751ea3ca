// Knows whether the place of a slot can be found on a map: an address can, the name of a room cannot.

/** A number and a street, as most languages write a house: “12 rue de Metz”, “Bahnhofstraße 5, Bern”. */
const HOUSE_FIRST = /(?:^|[,;–\n-])\s*\d{1,4}\s?(?:bis|ter|[a-d])?,?\s+\p{L}[\p{L}'’.-]*(?:\s+\p{L}|\p{L}{3})/iu;
/** A postal code and a town: “31000 Toulouse”, “London SW1A 2AA”. */
const POSTAL_CODE =
  /(?:^|[\s,;])(?:\d{4,5}\s+\p{L}{2}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\p{L}{2,}[\s,]+\d{5}(?:$|[\s,;]))/u;

/** A false answer only hides a link to a map. */
export const isAddress = (place: string): boolean => HOUSE_FIRST.test(place) || POSTAL_CODE.test(place);
