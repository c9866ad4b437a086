import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';

type Notice = ({ what: 'api_key'; name: string } | { what: 'export' }) & { who: string; at: string; url: string };

const inUtc = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

/** Tells a company's owner that somebody opened a way for its data to leave: a key for programs, or an export of everything. */
export const renderOwnerNoticeMail = (notice: Notice): ComposedMail => {
  const { who, at, url } = notice;
  const facts: [string, string][] = [
    ['By', who],
    ['When', inUtc(at)],
  ];
  const words =
    notice.what === 'api_key'
      ? {
          subject: 'A new API key was created',
          text: `${who} created an API key for your company. Programs can use it to read or change company data.`,
          button: 'Review API keys',
          name: [['Key', notice.name] as [string, string]],
        }
      : {
          subject: 'A full data export was started',
          text: `${who} started an export of all company data.`,
          button: 'Review the export',
          name: [],
        };
  return composeMail({
    subject: words.subject,
    preview: words.text,
    title: words.subject,
    blocks: [
      { kind: 'text', text: words.text },
      { kind: 'facts', facts: [...words.name, ...facts] },
      { kind: 'text', text: 'If you didn’t expect this, change your password and review who can sign in.' },
      { kind: 'button', word: words.button, url },
    ],
    foot: 'Wayline sends this because it’s about the security of your account. You can’t unsubscribe from it.',
  });
};
