export * from "./certificate.ts";
export * from "./draft-certificate.ts";
export * from "./earns-certificate.ts";
export * from "./word-certificate.ts";
