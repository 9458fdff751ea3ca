// Knows how an operator names the bucket that documents lie in (decisions 1).
import type { Read } from "./config-values.ts";

export interface BucketConfig {
  readonly bucket: string;
  /** Absent: Amazon's own address, by its region. */
  readonly endpoint?: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly forcePathStyle: boolean;
  /** Empty, or a path that ends with a slash. */
  readonly prefix: string;
}

const OTHERS = [
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_FORCE_PATH_STYLE",
  "S3_PREFIX",
];

/** Null without a bucket. @throws Error naming the variable that is missing or wrong, and no secret. */
export function readBucket(read: Read): BucketConfig | null {
  const bucket = read("S3_BUCKET");
  if (bucket === undefined) {
    const set = OTHERS.find((name) => read(name) !== undefined);
    if (set) throw new Error(`S3_BUCKET is missing: ${set} is set, but not the bucket that it is for.`);
    return null;
  }
  const demand = (name: string, why = "with a bucket (S3_BUCKET) it is needed"): string => {
    const value = read(name);
    if (value === undefined) throw new Error(`${name} is missing: ${why}.`);
    return value;
  };
  const endpoint = readEndpoint(read("S3_ENDPOINT"));
  return {
    bucket,
    ...(endpoint !== undefined && { endpoint }),
    accessKeyId: demand("S3_ACCESS_KEY_ID"),
    secretAccessKey: demand("S3_SECRET_ACCESS_KEY"),
    region:
      endpoint === undefined
        ? demand("S3_REGION", "without S3_ENDPOINT it says where the bucket is")
        : (read("S3_REGION") ?? "us-east-1"),
    forcePathStyle: readSwitch(read("S3_FORCE_PATH_STYLE")) ?? endpoint !== undefined,
    prefix: readPrefix(read("S3_PREFIX")),
  };
}

function readEndpoint(endpoint: string | undefined): string | undefined {
  if (endpoint === undefined) return undefined;
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    throw new Error("S3_ENDPOINT is no address of a storage: https://s3.example.org, without login or password.");
  return endpoint;
}

function readSwitch(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (/^(true|1)$/i.test(text)) return true;
  if (/^(false|0)$/i.test(text)) return false;
  throw new Error(`S3_FORCE_PATH_STYLE is true or false, not ${text}.`);
}

function readPrefix(text: string | undefined): string {
  const path = (text ?? "").replace(/^\/+|\/+$/g, "");
  if (!/^[\w.-]*(\/[\w.-]+)*$/.test(path) || /(^|\/)\.{1,2}(\/|$)/.test(path))
    throw new Error(`S3_PREFIX is no path of letters, digits, dots and dashes: ${text}`);
  return path && `${path}/`;
}
