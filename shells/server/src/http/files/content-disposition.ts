// Knows how a download is named in a header, whatever its name holds (RFC 6266).

/** An ASCII name for old readers, the true one beside it. */
export function describeAttachment(name: string): string {
  const plain = name.normalize("NFKD").replace(/[^\w.() -]/g, "_");
  const encoded = encodeURIComponent(name.replace(/\p{Cs}/gu, "_")).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
