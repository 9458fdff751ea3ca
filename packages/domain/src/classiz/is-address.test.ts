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
  "Bahnhofstraße 5, Bern",
  "Via Roma 12, Milano",
  "Calle Mayor 5, Madrid",
  "Palais des Congrès, Paris",
  "Salle Pleyel, Paris",
  "Salle 3 (12 rue de Metz)",
  "Salle des fêtes de Blagnac",
  "Porte de Versailles, hall 4",
  "12 rue de la Salle",
  "Roomstraat 4",
  "Toulouse",
  "31000 Toulouse",
  "10 Downing Street, London SW1A 2AA",
])("screens §3 “%s” is looked for on a map", (place) => {
  expect(isAddress(place)).toBe(true);
});

test.each([
  "Salle 1",
  "Room 1",
  "salle B",
  "Salle Jupiter, 2e étage",
  "Bâtiment B, salle 12",
  "Bâtiment B salle 12",
  "Room 2041",
  "Meeting room 3",
  "Salle 2041 bis",
  "Salle 3 - 20 places",
  "Building A, 2 floor",
  "Tour Ariane, 12 ème étage",
  "First floor",
  "Amphi 3",
  "Hall 4",
  "",
  "Auditorium",
])("screens §3 “%s” is known only inside a house", (place) => {
  expect(isAddress(place)).toBe(false);
});
