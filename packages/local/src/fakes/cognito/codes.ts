import { randomInt } from 'node:crypto';
import type { Directory } from './directory';
import { CODE_MS, type Deliver, MOST_CODES, MOST_TRIES } from './pool';
import type { CodeKind, PoolUser } from './pool-user';
import { staleCode, tooOften, wrongCode } from './refusals';

const HOUR_MS = 3_600_000;

/** Where a code went, shown as the service shows it; also for addresses nobody has, so that nothing is given away. */
export const deliveryTo = (email: string) => ({
  Destination: email.trim().replace(/^([^@])[^@]*@(.).*$/, '$1***@$2***'),
  DeliveryMedium: 'EMAIL',
  AttributeName: 'email',
});

/** The codes that are mailed to confirm an address or to set a new password: six digits, an hour, a few guesses. */
export const mailedCodes = (directory: Directory, now: () => number, deliver: Deliver) => ({
  send: (user: PoolUser, kind: CodeKind) => {
    const lately = (user.codes_sent ?? []).filter((at) => at > now() - HOUR_MS);
    if (lately.length >= MOST_CODES) throw tooOften();
    const value = String(randomInt(0, 1_000_000)).padStart(6, '0');
    directory.save({
      ...user,
      code: { kind, value, expires: now() + CODE_MS, tries: 0 },
      codes_sent: [...lately, now()],
    });
    deliver({ kind, to: user.email, code: value });
    return deliveryTo(user.email);
  },
  /** The user without the code, which is used up when the user is saved. Wrong guesses count, and are refused after a few. */
  take: (user: PoolUser, kind: CodeKind, value: string): PoolUser => {
    const { code, ...rest } = user;
    if (code?.kind !== kind || code.expires < now()) throw staleCode();
    if (code.tries >= MOST_TRIES) throw tooOften();
    if (code.value !== value) {
      directory.save({ ...user, code: { ...code, tries: code.tries + 1 } });
      throw wrongCode();
    }
    return rest;
  },
});
export type MailedCodes = ReturnType<typeof mailedCodes>;
