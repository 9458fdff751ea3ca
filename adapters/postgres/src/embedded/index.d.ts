export * from "./binaries.ts";
export * from "./cluster.ts";
export * from "./folder-lock.ts";
export * from "./unprivileged.ts";
//# sourceMappingURL=index.d.ts.map