// Knows how a bucket is named, and how the library is told to reach that one and no other address.
import type { S3ClientConfig } from "@aws-sdk/client-s3";

export interface BucketSettings {
  readonly bucket: string;
  /** Absent: Amazon's own address, by its region. */
  readonly endpoint?: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** True where the bucket stands in the path of the address, and not in its host. */
  readonly forcePathStyle: boolean;
  /** Empty, or a path that ends with a slash. */
  readonly prefix: string;
}

const ATTEMPTS = 3;
/** Each film that somebody is watching holds one. */
const SOCKETS = 2_000;

/**
 * Address, region and key come from the settings alone: neither the machine's own files nor Amazon's metadata service
 * give any.
 */
export function configureClient(options: BucketSettings, patience: number): S3ClientConfig {
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = options;
  const agent = { keepAlive: true, maxSockets: SOCKETS };
  return {
    region,
    ...(endpoint !== undefined && { endpoint }),
    ignoreConfiguredEndpointUrls: true,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    maxAttempts: ATTEMPTS,
    retryMode: "standard",
    // Storages other than Amazon's know no checksum at the end of a stream.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // The time limit is for silence only: how long a transfer takes depends on the length of the file.
    requestHandler: {
      connectionTimeout: patience,
      socketTimeout: patience,
      httpAgent: agent,
      httpsAgent: agent,
    },
  };
}

/** The library would log requests there; an error is thrown, and reported by whoever catches it. */
const ignore = (): void => undefined;
