import { vi } from 'vitest';

export type Sent = { method: string; url: URL; headers: Headers; body: unknown };
type Answer = { status?: number; json?: unknown };
type Answerer = Answer | ((sent: Sent) => Answer | Promise<Answer>);

/** Answers requests by `METHOD /path`, in the place of the network; what is not listed is answered 500. Keeps what was sent. */
export const fakeFetch = (answers: Record<string, Answerer>) => {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), location.origin);
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const request = { method: init.method ?? 'GET', url, headers: new Headers(init.headers), body };
    sent.push(request);
    const answerer = answers[`${request.method} ${url.pathname}`] ?? { status: 500 };
    const { status = 200, json = {} } = typeof answerer === 'function' ? await answerer(request) : answerer;
    return new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } });
  });
  return sent;
};

/** A refusal as the server sends it. */
export const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  json: { error: { code, title: 'Error!', message, request_id: 'req-1' } },
});
