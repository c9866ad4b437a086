import { plural } from '@wayline/core/base/plural';
import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';

/** Tells a user that a recovery code of theirs was used, in case it was somebody else. */
export const renderRecoveryMail = ({ left, url }: { left: number; url: string }): ComposedMail =>
  composeMail({
    subject: 'A recovery code of your account was used',
    preview: `${left} left. Was that you?`,
    title: 'A recovery code was used',
    blocks: [
      {
        kind: 'text',
        text: plural(left, {
          one: `Somebody gave your password and one of your recovery codes in place of your authenticator. ${left} of the codes is left.`,
          other: `Somebody gave your password and one of your recovery codes in place of your authenticator. ${left} of the codes are left.`,
        }),
      },
      {
        kind: 'text',
        text: 'If it was you, there is nothing to do. If not, change your password and make new codes now.',
      },
      { kind: 'button', word: 'Open two-step authentication', url },
    ],
    foot: 'Wayline sends this whenever a recovery code is used. It cannot be switched off.',
  });
