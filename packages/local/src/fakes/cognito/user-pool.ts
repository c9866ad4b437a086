import type { PreSignUpTriggerEvent } from 'aws-lambda';
import type { Store } from '../store';
import { challenges } from './challenges';
import { mailedCodes } from './codes';
import { userDirectory } from './directory';
import { passwords } from './passwords';
import type { Deliver } from './pool';
import { triggerRefused } from './refusals';
import { tokenSessions } from './sessions';
import { tokenSigner } from './signer';

/** A trigger of the pool: it throws where the account is not to be opened. */
type PreSignUp = (event: {
  triggerSource: PreSignUpTriggerEvent['triggerSource'];
  request: { userAttributes: Record<string, string> };
}) => Promise<unknown>;

/** The user pool: people, their passwords and codes, and what is signed in. Names and refusals are Cognito's. */
export const userPool = (store: Store, now: () => number, deliver: Deliver, signingKey?: string) => {
  const signer = tokenSigner(store, signingKey);
  const directory = userDirectory(store, now);
  const sessions = tokenSessions(store, directory, signer, now);
  const open = challenges(store, directory, now);
  sessions.tidy();
  open.tidy();
  /** What the pool asks before it opens an account; nothing until somebody names it. */
  const triggers: { preSignUp?: PreSignUp } = {};
  return {
    ...directory,
    triggers,
    /** Asks the trigger whether an account may be opened; `by` whom it is asked for. */
    preSignUp: async (
      by: PreSignUpTriggerEvent['triggerSource'],
      email: string,
      attributes: Record<string, string>,
    ) => {
      const event = { triggerSource: by, request: { userAttributes: { ...attributes, email } } };
      await triggers.preSignUp?.(event).catch((error: unknown) => {
        throw triggerRefused('PreSignUp', error);
      });
    },
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
