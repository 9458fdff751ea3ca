// Knows how a form stands in the body of a request (RFC 7578).

/** The part of the file may have another name than the route reads, or be absent. */
export interface SentForm {
  readonly fields?: Readonly<Record<string, string>>;
  readonly part?: string;
  readonly file?: { readonly name: string; readonly bytes: Uint8Array };
}

const BOUNDARY = "academiz-test-boundary";

/** The text fields first, then the file. */
export function writeForm({ fields = {}, part = "source", file }: SentForm): { type: string; payload: Buffer } {
  const open = (name: string, more = "") =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    payload: Buffer.concat([
      ...Object.entries(fields).map(([name, value]) => Buffer.from(`${open(name)}${value}\r\n`)),
      ...(file ? [Buffer.from(open(part, `; filename="${file.name}"`)), file.bytes, Buffer.from("\r\n")] : []),
      Buffer.from(`--${BOUNDARY}--\r\n`),
    ]),
  };
}
