// Knows how the bytes of files lie in a bucket that speaks S3: sent once they are whole, and read a part at a time.
import { createReadStream } from "node:fs";
import type { DocumentStore, Part, StoredBytes, Tenancy } from "@academiz/backend/ports";
import { HEAD, judgeMediaType } from "@academiz/domain/documents";
import type { Announce } from "./announce.ts";
import { type BucketSettings, configureClient } from "./bucket-client.ts";
import { describeFailure, isMissing, readFailure } from "./bucket-failure.ts";
import { type Body, passOn, readStart, takePart } from "./bucket-transfer.ts";
import { computeKey, demandKey, isKey, placeKey } from "./document-key.ts";
import { createCleaner, type Draft, writeDraft, writeHeld } from "./draft.ts";
import { orOutOfReach } from "./out-of-reach.ts";
import { createRecent } from "./recent.ts";
import { createHeld, createStaged } from "./staged.ts";

export interface BucketOptions extends BucketSettings {
  /** Where a content is gathered before it leaves, with room for the largest. */
  readonly drafts: string;
  readonly secret: Uint8Array;
  /** How many milliseconds a silent storage is waited for. */
  readonly patience?: number;
  /** Waited for before bytes are kept. */
  readonly announce?: Announce;
}
export interface BucketStore extends DocumentStore {
  close(): void;
}

interface Place {
  readonly path: string;
  readonly size: number;
}

const PATIENCE = 10_000;
/** A small object of ours, written at each start, so that a missing right to write is found then. */
const PROOF = "academiz.txt";
/** How many keys have their size and type remembered. These never change: a key is its content. */
const REMEMBERED = 10_000;

/** Asks the bucket before it answers. @throws OutOfReach in plain words when it cannot be listed, read and written. */
export async function openBucketStore(options: BucketOptions): Promise<BucketStore> {
  // The version is pinned: an operator need not hear what later ones will ask of Node.js.
  process.env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] ??= "true";
  // The library is loaded only where a bucket is used.
  const s3 = await import("@aws-sdk/client-s3");
  const { bucket: Bucket, prefix, drafts, secret, patience = PATIENCE, announce } = options;
  const client = new s3.S3Client(configureClient(options, patience));
  const recent = createRecent<Place & Pick<StoredBytes, "type">>(REMEMBERED);
  /** Null where there is no such object. @throws OutOfReach */
  const ask = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      const failure = readFailure(error);
      if (isMissing(failure)) return null;
      throw describeFailure(Bucket, failure);
    }
  };
  const get = (Key: string, part?: Part) =>
    ask(async () => {
      const Range = part && `bytes=${part.start}-${part.end}`;
      const { Body, ContentRange } = await client.send(new s3.GetObjectCommand({ Bucket, Key, Range }));
      const bytes = passOn(Bucket, Body as Body, patience);
      // Some storages answer more than the part that was asked for, up to the whole.
      return part ? takePart(bytes, part, readStart(ContentRange)) : bytes;
    });
  /** The name of an object holds its length: a shorter object was cut off on its way, and counts as absent. */
  const find = async (key: string): Promise<Place | null> => {
    const Prefix = prefix + placeKey(key);
    const found = await ask(() => client.send(new s3.ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 2 })));
    // A bare name is that of a file which an operator copied from a folder of documents.
    for (const { Key: path, Size: size } of found?.Contents ?? [])
      if (path !== undefined && size !== undefined && (path === Prefix || path === `${Prefix}.${size}`))
        return { path, size };
    return null;
  };
  const look = async (key: string): Promise<(Place & Pick<StoredBytes, "type">) | null> => {
    const known = recent.get(key);
    if (known) return known;
    const found = await find(key);
    if (!found) return null;
    const last = Math.min(found.size, HEAD) - 1;
    const head = last < 0 ? Buffer.alloc(0) : await gather(await get(found.path, { start: 0, end: last }));
    return head && recent.set(key, { ...found, type: judgeMediaType(head) });
  };
  const send = async (Key: string, draft: Draft): Promise<void> => {
    const Body = createReadStream(draft.path);
    // The storage takes exactly these bytes or none. Some storages other than Amazon's refuse checksums newer than MD5.
    const facts = { ContentLength: draft.size, ContentType: draft.type, ContentMD5: draft.md5 };
    try {
      await ask(() => client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ...facts })));
    } finally {
      Body.destroy();
    }
  };

  const Body = "Academiz keeps its documents here.\n";
  try {
    await client.send(new s3.ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }));
    await client.send(new s3.PutObjectCommand({ Bucket, Key: prefix + PROOF, Body, ContentType: "text/plain" }));
  } catch (error) {
    client.destroy();
    throw describeFailure(Bucket, readFailure(error));
  }
  const clean = createCleaner(drafts);
  await clean();
  const keep = async (draft: Draft, { clientId }: Tenancy): Promise<StoredBytes> => {
    try {
      const { size, type } = draft;
      const key = computeKey(secret, clientId, draft.content);
      await announce?.(key);
      if (!(await find(key))) await send(`${prefix}${placeKey(key)}.${size}`, draft);
      return { key, size, type };
    } finally {
      await draft.remove();
    }
  };

  return {
    put: async (tenancy, content) => keep(await orOutOfReach(() => writeDraft(drafts, content, true)), tenancy),
    async stage(content) {
      await clean();
      return createStaged(await orOutOfReach(() => writeDraft(drafts, content, true)), keep);
    },
    async hold(content) {
      await clean();
      return createHeld(await orOutOfReach(() => writeHeld(drafts, content)));
    },
    async restore(key, content) {
      demandKey(key);
      const draft = await orOutOfReach(() => writeDraft(drafts, content, true));
      try {
        if (!(await find(key))) await send(`${prefix}${placeKey(key)}.${draft.size}`, draft);
      } finally {
        await draft.remove();
      }
    },
    async open(key) {
      const found = isKey(key) ? await look(key) : null;
      if (!found) return null;
      const { path, size, type } = found;
      return { key, size, type, read: (part) => get(path, part) };
    },
    async remove(key) {
      demandKey(key);
      recent.forget(key);
      const found = await find(key);
      if (found) await ask(() => client.send(new s3.DeleteObjectCommand({ Bucket, Key: found.path })));
    },
    close: () => client.destroy(),
  };
}

async function gather(bytes: AsyncIterable<Uint8Array> | null): Promise<Uint8Array | null> {
  if (!bytes) return null;
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}
