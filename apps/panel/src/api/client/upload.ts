/** A fetch that reports the progress of an upload, which only XMLHttpRequest knows; it does what the client asks of a fetch. */
export function uploading(progressed: (share: number) => void): typeof globalThis.fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((answered, failed) => {
      const request = new XMLHttpRequest();
      request.open(method, String(address));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) progressed(loaded / total);
      };
      request.onload = () => answered(answerOf(request));
      request.onerror = () => failed(new TypeError('The upload failed.'));
      request.onabort = () => failed(signal?.reason);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = request
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
    });
  return new Response(request.responseText || null, { status: request.status, headers });
}
