// Knows that whoever gets an account by mail reads all that they sign in with.
import { createMailLook } from "@academiz/domain/theme";
import { expect, test } from "vitest";
import { writeAccountMail } from "./write-account-mail.ts";

const write = (locale: "fr" | "en") =>
  writeAccountMail({
    type: "active-account",
    locale,
    firstname: "Ada",
    identifier: "martin_ada",
    clientName: "Boulangerie Martin",
    clientSlug: "martin",
    look: createMailLook({ colors: {} }),
    link: "https://academiz.example/",
    days: 7,
  }).text;

test("§2.2 the mail of an account names the organisation and the login, as the sign-in asks for them", () => {
  expect(write("fr")).toContain("Votre organisation : martin\n\nVotre identifiant : ada");
  expect(write("en")).toContain("Your organisation: martin\n\nYour login: ada");
});
