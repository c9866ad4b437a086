import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';

type Told = { to: string; url: string };

const FOOT = 'Wayline sends this because it concerns how you sign in. You cannot unsubscribe from it.';

/** Tells the address in use that another one is to take its place; `url` is where the password is changed. */
export const renderEmailAskedMail = ({ to, url }: Told): ComposedMail =>
  composeMail({
    subject: 'Your Wayline sign-in is about to change',
    preview: 'Somebody gave your password and asked for another e-mail address.',
    title: 'Another e-mail address was asked for',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody gave your password and asked to sign in to your account with another address. We mailed a code there; until it is entered, nothing changes.',
      },
      { kind: 'facts', facts: [['New address', to]] },
      { kind: 'text', text: 'If it was you, there is nothing to do here. If not, change your password now.' },
      { kind: 'button', word: 'Change password', url },
    ],
    foot: FOOT,
  });

/** Tells the address that was in use until now that another one has taken its place; `url` is where one writes to us. */
export const renderEmailChangedMail = ({ to, url }: Told): ComposedMail =>
  composeMail({
    subject: 'Your Wayline sign-in has changed',
    preview: 'This address no longer signs in.',
    title: 'Your e-mail address has changed',
    blocks: [
      {
        kind: 'text',
        text: 'Your account has another address from now on. Sign in with it and the password you have; everybody who was signed in has been signed out.',
      },
      { kind: 'facts', facts: [['New address', to]] },
      {
        kind: 'text',
        text: 'If it was not you, write to us at once, and tell whoever looks after the users of your company.',
      },
      { kind: 'button', word: 'Write to us', url },
    ],
    foot: FOOT,
  });

/** Tells somebody that their address was named for another account; `url` is where the password is changed. */
export const renderEmailTakenMail = ({ url }: Pick<Told, 'url'>): ComposedMail =>
  composeMail({
    subject: 'Your address was named for another Wayline account',
    preview: 'Nothing has changed.',
    title: 'Your address is yours alone',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody asked to sign in to another account with this address. It has an account already, so nothing has changed, and they were not told.',
      },
      {
        kind: 'text',
        text: 'If it was you: an address has one account. Choose another address there, or close this account first.',
      },
      { kind: 'button', word: 'Open your profile', url },
    ],
    foot: FOOT,
  });
