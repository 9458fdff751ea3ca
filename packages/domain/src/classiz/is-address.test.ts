// Knows which places of slots are offered on a map, and which are only known inside a house.
import { expect, test } from "vitest";
import { isAddress } from "./is-address.ts";

test.each([
  "12 rue de Metz, Toulouse",
  "3 bis avenue Foch",
  "221B Baker Street",
  "Room 204, 12 High Street",
  "Salle 1 – 8 place du Capitole, 31000 Toulouse",
  "Hauptstraße 5, 10115 Berlin",
  "31000 Toulouse",
  "10 Downing Street, London SW1A 2AA",
])("screens §3 “%s” is an address", (place) => {
  expect(isAddress(place)).toBe(true);
});

test.each([
  "Salle 1",
  "Room 1",
  "Salle Jupiter, 2e étage",
  "Bâtiment B, salle 12",
  "Room 2041",
  "Amphi 3",
  "",
  "Auditorium",
])("screens §3 “%s” is no address", (place) => {
  expect(isAddress(place)).toBe(false);
});
