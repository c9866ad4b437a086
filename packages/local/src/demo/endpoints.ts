import { type InputOf, isWrite, type OutputOf } from '@wayline/core/contract/contract';
import { type CallId, CONTRACTS, type Contracts } from '@wayline/core/contracts';
import { ask, callEvent, type Handler } from '../gateway/call-event';
import type { Handlers } from '../gateway/handlers';
import { DEMO_PASSWORD } from './people';

/** Calls an endpoint in somebody's name. */
export type CallEndpoint = <I extends CallId>(id: I, input: InputOf<Contracts[I]>) => Promise<OutputOf<Contracts[I]>>;

/**
 * Signs a demo person in, and calls the deployed handlers in their name, the writes under keys that count on from the first: who says the
 * same again, after a start that was broken off, gets the first answers. A refusal is a mistake of the demo data, and is thrown.
 */
export const signedInAs = async (
  handlers: Pick<Handlers, 'of'>,
  email: string,
  signal: AbortSignal,
): Promise<CallEndpoint> => {
  let writes = 0;
  const send = async <I extends CallId>(id: I, input: InputOf<Contracts[I]>, token?: string) => {
    signal.throwIfAborted();
    const contract = CONTRACTS[id];
    const handler = (await handlers.of(contract.handler)) as unknown as Handler;
    if (isWrite(contract)) writes += 1;
    const asked = { ...(token && { token }), ...(isWrite(contract) && { key: `planned-${writes}` }) };
    const event = callEvent(contract, input as Record<string, unknown>, asked);
    const answer = await ask<OutputOf<Contracts[I]>>(handler, event);
    if (answer.status !== 200) throw new Error(`${id} refused the demo data: ${JSON.stringify(answer.body)}`);
    return answer.body as OutputOf<Contracts[I]>;
  };
  const session = await send('users.login', { email, password: DEMO_PASSWORD });
  if (!('access_token' in session)) throw new Error(`${email} cannot sign in.`);
  return (id, input) => send(id, input, session.access_token);
};
