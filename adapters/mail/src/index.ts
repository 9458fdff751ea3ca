// Knows what the mail adapter offers.
export { createMailer, type MailerOptions } from "./mailer.ts";
