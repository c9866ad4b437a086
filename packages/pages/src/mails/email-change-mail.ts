import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';

type Told = { to: string; url: string };

const FOOT = 'Wayline sends this because it’s about how you sign in. You can’t unsubscribe from it.';

/** Tells the address in use that another one is to take its place; `url` is where the password is changed. */
export const renderEmailAskedMail = ({ to, url }: Told): ComposedMail =>
  composeMail({
    subject: 'Your Wayline sign-in is about to change',
    preview: 'Someone used your password to request another email address.',
    title: 'A new email address was requested',
    blocks: [
      {
        kind: 'text',
        text: 'Someone used your password to request another address for signing in to your account. We emailed a code there. Until it’s entered, nothing changes.',
      },
      { kind: 'facts', facts: [['New address', to]] },
      { kind: 'text', text: 'If it was you, there’s nothing to do here. If not, change your password now.' },
      { kind: 'button', word: 'Change password', url },
    ],
    foot: FOOT,
  });

/** Tells the address that was in use until now that another one has taken its place; `url` is where one writes to us. */
export const renderEmailChangedMail = ({ to, url }: Told): ComposedMail =>
  composeMail({
    subject: 'Your Wayline sign-in has changed',
    preview: 'This address no longer works for signing in.',
    title: 'Your email address has changed',
    blocks: [
      {
        kind: 'text',
        text: 'Your account now has another address. Sign in with it and your current password. Everyone who was signed in has been signed out.',
      },
      { kind: 'facts', facts: [['New address', to]] },
      {
        kind: 'text',
        text: 'If it wasn’t you, contact us right away, and tell the person who manages users at your company.',
      },
      { kind: 'button', word: 'Contact us', url },
    ],
    foot: FOOT,
  });

/** Tells somebody that their address was named for another account; `url` is where the password is changed. */
export const renderEmailTakenMail = ({ url }: Pick<Told, 'url'>): ComposedMail =>
  composeMail({
    subject: 'Your address was entered for another Wayline account',
    preview: 'Nothing has changed.',
    title: 'Your address is still yours',
    blocks: [
      {
        kind: 'text',
        text: 'Someone tried to use this address to sign in to another account. It already has an account, so nothing has changed, and we didn’t tell them.',
      },
      {
        kind: 'text',
        text: 'If it was you: an address can have only one account. Choose another address there, or close this account first.',
      },
      { kind: 'button', word: 'Open profile', url },
    ],
    foot: FOOT,
  });
