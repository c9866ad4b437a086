import type { CodeKind } from './pool-user';

/** The user pool of this machine, set up as the deployed one: no hints about who has an account, rotation of refresh tokens. */
export const POOL_ID = 'eu-west-1_LocalPool';
export const CLIENT_ID = 'localclient0000000000000000';
/** Signs in by the product's own rights alone, for what asks for the scope below. */
export const ACCOUNT_CLIENT_ID = 'localaccount000000000000000';
/** Lets a token change the account it is of. Only tokens of the account client have it. */
export const ACCOUNT_SCOPE = 'aws.cognito.signin.user.admin';
/** The real service's address, so that the unmodified verifier takes the tokens; nothing is fetched from there. */
export const ISSUER = `https://cognito-idp.eu-west-1.amazonaws.com/${POOL_ID}`;

export const TOKEN_SECONDS = 3600;
/** A refresh token works so long after its first use: a page may have lost the answer. */
export const GRACE_MS = 30_000;
export const REFRESH_MS = 30 * 86_400_000;
export const CODE_MS = 3_600_000;
export const TEMPORARY_PASSWORD_MS = 3 * 86_400_000;
export const CHALLENGE_MS = 180_000;
/** Wrong guesses of one code, password or challenge. */
export const MOST_TRIES = 5;
export const LOCK_MS = 60_000;
/** Codes that one user can have mailed in an hour. */
export const MOST_CODES = 10;

/** Sends the pool's own mails; for an invitation the code is the temporary password. */
export type Deliver = (mail: { kind: CodeKind | 'invite'; to: string; code: string }) => void;
