// Knows that the account page is loaded with the words of its parts.
import { bringAccountWords } from "@academiz/ui";
import { AccountPage } from "./account-page.tsx";

export function openAccount() {
  bringAccountWords();
  return AccountPage;
}
