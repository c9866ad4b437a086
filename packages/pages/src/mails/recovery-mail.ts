import { plural } from '@wayline/core/base/plural';
import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';

/** Tells a user that a recovery code of theirs was used, in case it was somebody else. */
export const renderRecoveryMail = ({ left, url }: { left: number; url: string }): ComposedMail =>
  composeMail({
    subject: 'A recovery code for your account was used',
    preview: `${left} left. Was that you?`,
    title: 'A recovery code was used',
    blocks: [
      {
        kind: 'text',
        text: plural(left, {
          one: `Someone used your password and one of your recovery codes instead of your authenticator app. ${left} code is left.`,
          other: `Someone used your password and one of your recovery codes instead of your authenticator app. ${left} codes are left.`,
        }),
      },
      {
        kind: 'text',
        text: 'If it was you, there’s nothing to do. If not, change your password and create new codes now.',
      },
      { kind: 'button', word: 'Open two-step authentication', url },
    ],
    foot: 'Wayline sends this whenever a recovery code is used. You can’t turn it off.',
  });
