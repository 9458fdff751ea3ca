// Knows how to measure the disk that files are stored on.

export interface DiskSight {
  /** Bytes that can still be written, and the size of the disk. */
  readonly free: number;
  readonly total: number;
  /** True when a small trial write failed a moment ago. */
  readonly isRefusing: boolean;
}

export interface Disk {
  look(): Promise<DiskSight>;
}
