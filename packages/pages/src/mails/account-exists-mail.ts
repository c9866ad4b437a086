import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';

/** Tells somebody who signed up with an address that has an account to sign in instead. */
export const renderAccountExistsMail = ({
  signIn,
  newPassword,
}: {
  signIn: string;
  newPassword: string;
}): ComposedMail =>
  composeMail({
    subject: 'You already have a Wayline account',
    preview: 'Sign in with this email address.',
    title: 'You already have an account',
    blocks: [
      {
        kind: 'text',
        text: 'Someone tried to sign up for Wayline with this email address. It already has an account, so we didn’t create another one.',
      },
      { kind: 'text', text: `If it was you, sign in. If you forgot your password, set a new one here: ${newPassword}` },
      { kind: 'button', word: 'Sign in', url: signIn },
      { kind: 'text', text: 'If it wasn’t you, you can ignore this email. Nothing has changed.' },
    ],
    foot: 'Wayline sends this because it’s about how you sign in. You can’t unsubscribe from it.',
  });
