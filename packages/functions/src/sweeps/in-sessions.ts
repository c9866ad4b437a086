import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import type { Answer, Person, World } from '@wayline/local/testing/world';
import { CALL_IDS } from './samples';

/** These end the session, the user or the company that the others still need, or take away what they are about. */
const ENDS_SOMETHING = /logout|clos|delete|status/;

/** Calls in an order in which each still finds what it is about. */
export const inOrder = (ids: readonly CallId[] = CALL_IDS): CallId[] => [
  ...ids.filter((id) => !ENDS_SOMETHING.test(id)),
  ...ids.filter((id) => ENDS_SOMETHING.test(id)),
];

/** The tokens with which somebody calls in turn: in one session, and in one of their own for what may end it. */
export const inSessions = ({ mint }: World, { sub }: Person): ((id: CallId) => string) => {
  const shared = mint.accessToken(sub);
  return (id) => (ENDS_SOMETHING.test(id) ? mint.accessToken(sub) : shared);
};

/** Whether a call was refused because the session had been ended, so that its answer proves nothing. */
export const isTurnedAway = (id: CallId, { body }: Answer<unknown>): boolean =>
  CONTRACTS[id].access.kind === 'signed_in' && body.error?.code === 'session.ended';
