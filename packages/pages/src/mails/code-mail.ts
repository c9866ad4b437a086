import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';

/** `code` may be the identity provider's placeholder. */
export type CodeMail = { kind: 'confirmation' | 'password' | 'address'; code: string; name?: string };

const WORDS = {
  confirmation: {
    subject: 'Your Wayline confirmation code',
    preview: 'Confirm your email to start.',
    title: 'Confirm your email',
    ask: 'Enter this code where you signed up:',
    otherwise: 'If you didn’t sign up, you can ignore this email. Without the code, no account is created.',
  },
  password: {
    subject: 'Your code for a new Wayline password',
    preview: 'Use it to choose a new password.',
    title: 'Choose a new password',
    ask: 'Enter this code with your new password:',
    otherwise: 'If you didn’t ask for this, you can ignore this email. Your password hasn’t changed.',
  },
  address: {
    subject: 'Your code for a new email address',
    preview: 'Use it to sign in with this address from now on.',
    title: 'Is this your address?',
    ask: 'Enter this code in your profile, where you requested the change. It works for an hour:',
    otherwise: 'If you didn’t ask for this, you can ignore this email. Without the code, nothing changes.',
  },
} as const satisfies Record<CodeMail['kind'], Record<string, string>>;

/** The mail with a code: to prove the address of an account, new or moved, or to set a new password. */
export const renderCodeMail = ({ kind, code, name }: CodeMail): ComposedMail => {
  const { subject, preview, title, ask, otherwise } = WORDS[kind];
  return composeMail({
    subject,
    preview,
    title,
    blocks: [
      { kind: 'text', text: name ? `Hello ${name},` : 'Hello,' },
      { kind: 'text', text: ask },
      { kind: 'code', code },
      { kind: 'text', text: otherwise },
    ],
    foot: 'Wayline will never ask you for this code.',
  });
};
