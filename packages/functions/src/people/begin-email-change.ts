import { randomInt } from 'node:crypto';
import { subLookupKey, Users } from '@wayline/core/access/people.records';
import { type ComposedMail, queueMail } from '@wayline/core/areas/messaging/mail';
import { confirmIdentity } from '@wayline/core/areas/people/confirm-identity';
import { EmailChanges, requestEmailChange } from '@wayline/core/areas/people/email-change';
import { refuse } from '@wayline/core/areas/people/errors';
import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import { ok, type Result } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import { findLookup } from '@wayline/core/store/lookup';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { renderCodeMail } from '@wayline/pages/mails/code-mail';
import { renderEmailAskedMail, renderEmailTakenMail } from '@wayline/pages/mails/email-change-mail';
import { endpoint } from '../kernel/endpoint';
import { setting } from '../kernel/environment';
import { identityAdapter } from './identity-adapter';

const CODES = 1_000_000;
const newCode = () => String(randomInt(CODES)).padStart(6, '0');

/** Whether somebody else signs in with an address. */
const isTaken = async (
  deps: Deps & { identity: IdentityProvider },
  email: string,
  sub: string,
): Promise<Result<boolean>> => {
  const found = await deps.identity.accountOf(email);
  if (!found.ok) return found;
  const holder = found.value?.sub ?? '';
  // Asked of nobody, too: how long the answer takes must not tell.
  const user = await findLookup(deps.table, subLookupKey(holder), true);
  return ok(user !== undefined && holder !== sub);
};

/**
 * Takes the wish for another address: a code goes there, and word of it to the address in use. Where the new one is somebody else's, they
 * are told in place of a code; who asks is answered alike, so that nobody learns who has an account.
 */
export const handler = endpoint(
  identityContracts['users.email-change.begin'],
  async ({ input: { email: to, ...proof }, actor, db, deps, commit }) => {
    const { user_id, user } = actor;
    const sure = await confirmIdentity(deps.identity, user.sub, proof, refuse('two_step.password_wrong'));
    if (!sure.ok) return sure;
    const taken = await isTaken(deps, to, user.sub);
    if (!taken.ok) return taken;
    return retryOnConflict(async () => {
      const [now, before] = await Promise.all([
        db.get(Users, { id: user_id }, true),
        db.get(EmailChanges, { user_id }, true),
      ]);
      if (!now) return refuse('record.missing');
      if (now.email.toLowerCase() === to)
        return refuse('request.invalid', {
          issues: [{ path: 'email', message: 'You already sign in with this address.' }],
        });
      const code = taken.value ? undefined : newCode();
      const asked = requestEmailChange(before, { user_id, to, code }, deps.now());
      if (!asked.ok) return asked;
      const profile = `${setting('ORIGIN')}/myaccount/profile`;
      const password = `${setting('ORIGIN')}/myaccount/changepassword`;
      const mail = (to: string, content: ComposedMail) =>
        queueMail(db, deps, { ...content, user_id, about: 'code', to: [to] });
      return commit({
        writes: [
          before ? db.change(EmailChanges, before, asked.value) : db.insert(EmailChanges, asked.value),
          mail(to, code ? renderCodeMail({ kind: 'address', code }) : renderEmailTakenMail({ url: profile })),
          mail(now.email, renderEmailAskedMail({ to, url: password })),
        ],
        audit: { subject: user_id, action: 'user.email_change_asked' },
        answer: { status: 'success' as const },
      });
    });
  },
  { identity: identityAdapter },
);
