import { Mails, newMail } from '@wayline/core/areas/messaging/mail';
import type { UserId } from '@wayline/core/base/ids';
import type { Deps } from '@wayline/core/store/deps';
import type { Write, Writes } from '@wayline/core/store/write';
import type { ComposedMail } from '@wayline/pages/mails/mail-content';

/** Puts mails about how a user signs in into the outbox. Once one has left, its text goes: there may be a code in it. */
export const accountMail =
  (w: Writes, deps: Deps, user_id: UserId) =>
  (to: string, mail: ComposedMail): Write =>
    w.insert(
      Mails,
      newMail({ ...mail, id: deps.newId('mail'), user_id, about: 'code', to: [to] }, w.company, deps.now()),
    );
