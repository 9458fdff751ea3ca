// Knows how a test gives what sends a form a request of a browser, where there is none: it goes through `fetch`, which
// msw answers.

/** Progress is told at half and at the end; `told` holds what was sent. */
export function createRequestOverFetch(told: FormData[] = []): () => XMLHttpRequest {
  return () => {
    const headers = new Headers();
    const abort = new AbortController();
    let url = "";
    const request = {
      status: 0,
      response: null as Blob | null,
      responseType: "",
      upload: { onprogress: null as ((event: { loaded: number; total: number }) => void) | null },
      onload: null as (() => void) | null,
      onerror: null as (() => void) | null,
      onabort: null as (() => void) | null,
      answered: new Headers(),
      open: (_method: string, to: string) => {
        url = to;
      },
      setRequestHeader: (name: string, value: string) => headers.set(name, value),
      getAllResponseHeaders: () => [...request.answered].map(([name, value]) => `${name}: ${value}`).join("\r\n"),
      abort: () => {
        abort.abort();
        request.onabort?.();
      },
      send: (form: FormData) => {
        told.push(form);
        queueMicrotask(() => request.upload.onprogress?.({ loaded: 50, total: 100 }));
        fetch(url, { method: "POST", headers, body: form, signal: abort.signal }).then(
          async (response) => {
            request.upload.onprogress?.({ loaded: 100, total: 100 });
            request.status = response.status;
            request.answered = response.headers;
            request.response = await response.blob();
            request.onload?.();
          },
          () => request.onerror?.(),
        );
      },
    };
    return request as unknown as XMLHttpRequest;
  };
}
