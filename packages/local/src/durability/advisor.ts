import { type InputOf, isWrite, type OutputOf } from '@wayline/core/contract/contract';
import { type CallId, CONTRACTS, type Contracts } from '@wayline/core/contracts';
import { DEMO_PASSWORD } from '../demo/people';
import { callEvent } from '../gateway/call-event';

class Refused extends Error {
  constructor(
    id: CallId,
    readonly status: number,
    text: string,
  ) {
    super(`${id} answered ${status}: ${text}`);
  }
}
const SESSION_ENDED = 401;

/**
 * The demo advisor behind HTTP, or a colleague of theirs, signed in, and once more where a session ends meanwhile. A call throws when no answer comes, or another than success;
 * writes need a key.
 */
export const signIn = async (origin: string, email = 'advisor@demo.wayline.test') => {
  const send = async <I extends CallId>(
    id: I,
    input: InputOf<Contracts[I]>,
    asked: { token?: string; key?: string },
  ): Promise<OutputOf<Contracts[I]>> => {
    const event = callEvent(CONTRACTS[id], input as Record<string, unknown>, asked);
    const inPath = event.pathParameters ?? {};
    const address = event.rawPath.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath[name] ?? ''));
    const query = new URLSearchParams(event.queryStringParameters as Record<string, string> | undefined);
    const answer = await fetch(`${origin}${address}?${query}`, {
      method: CONTRACTS[id].method,
      headers: event.headers as Record<string, string>,
      body: event.body,
    });
    if (answer.status !== 200) throw new Refused(id, answer.status, await answer.text());
    return (await answer.json()) as OutputOf<Contracts[I]>;
  };
  const account = { email, password: DEMO_PASSWORD };
  const logIn = async () => (await send('users.login', account, {})).access_token;
  let token = await logIn();
  return {
    call: async <I extends CallId>(id: I, input: InputOf<Contracts[I]>, key?: string) => {
      if (isWrite(CONTRACTS[id]) !== (key !== undefined)) throw new Error(`${id} needs a key, or must have none.`);
      try {
        return await send(id, input, { token, key });
      } catch (refused) {
        if (!(refused instanceof Refused) || refused.status !== SESSION_ENDED) throw refused;
        token = await logIn();
        return send(id, input, { token, key });
      }
    },
  };
};
export type SignedIn = Awaited<ReturnType<typeof signIn>>;
