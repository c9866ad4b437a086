import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';

type Code = { code: string; name?: string };
const greeting = (name?: string) => ({ kind: 'text' as const, text: name ? `Hello ${name},` : 'Hello,' });
const FOOT = 'Wayline. Nobody of us will ever ask you for this code.';

/** The code that proves a new account's address. `code` may be the identity provider's placeholder. */
export const renderConfirmationCodeMail = ({ code, name }: Code): ComposedMail =>
  composeMail({
    subject: 'Your Wayline confirmation code',
    preview: 'Confirm your e-mail to start.',
    title: 'Confirm your e-mail',
    blocks: [
      greeting(name),
      { kind: 'text', text: 'Enter this code where you signed up:' },
      { kind: 'code', code },
      { kind: 'text', text: 'If you did not open an account, you can ignore this mail.' },
    ],
    foot: FOOT,
  });

/** The code that sets a new password. */
export const renderPasswordCodeMail = ({ code, name }: Code): ComposedMail =>
  composeMail({
    subject: 'Your code for a new Wayline password',
    preview: 'Use it to choose a new password.',
    title: 'Choose a new password',
    blocks: [
      greeting(name),
      { kind: 'text', text: 'Enter this code with your new password:' },
      { kind: 'code', code },
      { kind: 'text', text: 'If you did not ask for it, leave everything as it is: your password has not changed.' },
    ],
    foot: FOOT,
  });
