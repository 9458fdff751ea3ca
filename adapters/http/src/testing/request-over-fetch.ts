// Knows how a test provides the browser's request that sending a form, or a part of a file, needs: it goes through
// `fetch`.

interface Progress {
  readonly loaded: number;
  readonly total: number;
  readonly lengthComputable: boolean;
}

/** Progress is reported at half and at the end; `told` holds the forms that were sent. */
export function createRequestOverFetch(told: FormData[] = []): () => XMLHttpRequest {
  return () => {
    const headers = new Headers();
    const abort = new AbortController();
    let [method, url] = ["", ""];
    const request = {
      status: 0,
      response: null as Blob | null,
      responseText: "",
      responseType: "",
      upload: { onprogress: null as ((event: Progress) => void) | null },
      onload: null as (() => void) | null,
      onerror: null as (() => void) | null,
      onabort: null as (() => void) | null,
      answered: new Headers(),
      open: (by: string, to: string) => {
        [method, url] = [by, to];
      },
      setRequestHeader: (name: string, value: string) => headers.set(name, value),
      getResponseHeader: (name: string) => request.answered.get(name),
      getAllResponseHeaders: () => [...request.answered].map(([name, value]) => `${name}: ${value}`).join("\r\n"),
      abort: () => {
        abort.abort();
        request.onabort?.();
      },
      send: (body: FormData | Blob | null) => {
        if (body instanceof FormData) told.push(body);
        const total = body instanceof Blob ? body.size : 100;
        const tell = (loaded: number) => request.upload.onprogress?.({ loaded, total, lengthComputable: true });
        queueMicrotask(() => tell(total / 2));
        fetch(url, { method, headers, body, signal: abort.signal }).then(
          async (response) => {
            request.status = response.status;
            request.answered = response.headers;
            request.response = await response.blob();
            request.responseText = await request.response.text();
            tell(total);
            request.onload?.();
          },
          () => request.onerror?.(),
        );
      },
    };
    return request as unknown as XMLHttpRequest;
  };
}
