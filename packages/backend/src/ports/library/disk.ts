// Knows what is seen of a disk that something is kept on.

export interface DiskSight {
  /** Bytes that may still be written, and all there are. */
  readonly free: number;
  readonly total: number;
  /** A small trial was refused a moment ago. */
  readonly isRefusing: boolean;
}

export interface Disk {
  look(): Promise<DiskSight>;
}
