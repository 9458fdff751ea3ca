// Knows the use cases of mail.
export * from "./deliver-mails.ts";
export * from "./read-mails.ts";
