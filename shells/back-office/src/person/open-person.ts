// Knows that the page of a person is loaded with the words of its parts.
import { bringAccountWords } from "@academiz/ui";
import { PersonPage } from "./person-page.tsx";

export function openPerson() {
  bringAccountWords();
  return PersonPage;
}
