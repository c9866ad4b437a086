import type { Store } from '../store';
import { challenges } from './challenges';
import { mailedCodes } from './codes';
import { userDirectory } from './directory';
import { passwords } from './passwords';
import type { Deliver } from './pool';
import { tokenSessions } from './sessions';
import { tokenSigner } from './signer';

/** The user pool: people, their passwords and codes, and what is signed in. Names and refusals are Cognito's. */
export const userPool = (store: Store, now: () => number, deliver: Deliver) => {
  const signer = tokenSigner(store);
  const directory = userDirectory(store, now);
  const sessions = tokenSessions(store, directory, signer, now);
  const open = challenges(store, directory, now);
  sessions.tidy();
  open.tidy();
  return {
    ...directory,
    now,
    deliver,
    signer,
    sessions,
    challenges: open,
    codes: mailedCodes(directory, now, deliver),
    passwords: passwords(directory, now),
  };
};
export type UserPool = ReturnType<typeof userPool>;
