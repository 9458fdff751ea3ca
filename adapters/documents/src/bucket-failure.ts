// Knows what the failures of a bucket mean, in words that name the setting to look at and tell no secret.
import { OutOfReach } from "./out-of-reach.ts";

/** Of the storage's answer only the code is told: the rest may repeat the request and its signature. */
export interface BucketFailure {
  readonly code: string;
  readonly status: number | undefined;
}

const WORDS: Readonly<Record<string, string>> = {
  NoSuchBucket: "there is no such bucket (S3_BUCKET)",
  InvalidBucketName: "this is no name of a bucket (S3_BUCKET)",
  InvalidAccessKeyId: "the storage does not know the key (S3_ACCESS_KEY_ID)",
  SignatureDoesNotMatch: "the secret is not the key's (S3_SECRET_ACCESS_KEY)",
  AccessDenied: "the key may not list, read and write there (S3_ACCESS_KEY_ID)",
  AuthorizationHeaderMalformed: "the bucket lies in another region (S3_REGION)",
  PermanentRedirect: "the bucket lies in another region (S3_REGION)",
  RequestTimeTooSkewed: "the clock of this machine is wrong",
};
const AWAY = "the storage cannot be reached (S3_ENDPOINT)";
const NETWORK = /^(E[A-Z_]+|TimeoutError|AbortError)$/;

export function readFailure(error: unknown): BucketFailure {
  if (!(error instanceof Error)) return { code: "unknown", status: undefined };
  const { code, Code, name, $metadata } = error as NodeJS.ErrnoException & {
    readonly Code?: string;
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  const told = [Code, code, name].find((one) => typeof one === "string" && /^\w{1,80}$/.test(one) && one !== "Error");
  return { code: told ?? "unknown", status: $metadata?.httpStatusCode };
}

export const isMissing = ({ code, status }: BucketFailure): boolean =>
  code === "NoSuchKey" || (code === "NotFound" && status === 404);

/** Words for a log, and for the operator at the start. */
export function describeFailure(bucket: string, { code, status }: BucketFailure): OutOfReach {
  const known = WORDS[status === 403 && !(code in WORDS) ? "AccessDenied" : code];
  const words = known ?? (NETWORK.test(code) ? AWAY : "the storage refuses");
  return new OutOfReach(`The bucket "${bucket}": ${words} [${code}].`, code);
}
