import { randomBytes } from 'node:crypto';
import type { Store } from '../store';
import type { Directory } from './directory';
import { CHALLENGE_MS, MOST_TRIES } from './pool';
import type { PoolUser } from './pool-user';
import { disabled, notAuthorized } from './refusals';

export type ChallengeName = 'SOFTWARE_TOKEN_MFA' | 'NEW_PASSWORD_REQUIRED';
type Challenge = { sub: string; name: ChallengeName; expires: number; tries: number };

const invalid = () => notAuthorized('Invalid session for the user.');

/** What still stands between a right password and the tokens. A challenge is for one user, three minutes and a few tries. */
export const challenges = (store: Store, directory: Directory, now: () => number) => ({
  start: (user: PoolUser, name: ChallengeName) => {
    const Session = randomBytes(40).toString('base64url');
    store.put(`session:${Session}`, {
      sub: user.sub,
      name,
      expires: now() + CHALLENGE_MS,
      tries: 0,
    } satisfies Challenge);
    const asked = { requiredAttributes: '[]', userAttributes: JSON.stringify(user.attributes) };
    const ChallengeParameters = { USER_ID_FOR_SRP: user.sub, ...(name === 'NEW_PASSWORD_REQUIRED' && asked) };
    return { ChallengeName: name, Session, ChallengeParameters };
  },
  /** The user of a challenge; every answer counts, right or wrong. */
  answer: (session: string, name: string, username: string): PoolUser => {
    const kept = store.get<Challenge>(`session:${session}`);
    const user = kept && directory.find(kept.sub);
    if (!kept || !user || kept.expires < now() || kept.name !== name || kept.tries >= MOST_TRIES) throw invalid();
    if (directory.find(username)?.sub !== user.sub) throw invalid();
    if (!user.enabled) throw disabled();
    store.put(`session:${session}`, { ...kept, tries: kept.tries + 1 });
    return user;
  },
  end: (session: string) => store.remove(`session:${session}`),
  tidy: () => {
    for (const key of store.keys('session:')) {
      const kept = store.get<Challenge>(key);
      if (!kept || kept.expires < now()) store.remove(key);
    }
  },
});
export type Challenges = ReturnType<typeof challenges>;
