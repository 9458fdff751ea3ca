// Knows how to be a process that sends one large file to a bucket, so that a test can kill it.
import { openBucketStore } from "../bucket-store.ts";

const { settings, secret, drafts, size, filling } = JSON.parse(process.argv[2] ?? "{}");
const store = await openBucketStore({ ...settings, drafts, secret: Buffer.from(secret, "hex") });
await store.put({ clientId: "a" }, Buffer.alloc(size, filling));
