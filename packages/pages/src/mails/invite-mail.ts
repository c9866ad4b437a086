import { fullDate } from '../format/day-text';
import { ENGLISH } from '../format/locale';
import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';

export type InviteMail = {
  url: string;
  company_name: string;
  invited_by_name: string;
  role: string;
  message: string;
  /** An instant. */
  expires_at: string;
};

const dayOf = (instant: string) => fullDate(ENGLISH, instant.slice(0, 10));

/** The mail that asks somebody to join a company. Source: R-SHELL-010. */
export const renderInviteMail = (asked: InviteMail): ComposedMail => {
  const { url, company_name, invited_by_name, role, message, expires_at } = asked;
  return composeMail({
    subject: `${invited_by_name} invited you to ${company_name} on Wayline`,
    preview: `Join as ${role}. The link works until ${dayOf(expires_at)}.`,
    title: `Join ${company_name}`,
    blocks: [
      { kind: 'text', text: 'Hello,' },
      {
        kind: 'text',
        text: `${invited_by_name} invited you to work with ${company_name} on Wayline, where they plan their trips.`,
      },
      ...(message.trim() ? [{ kind: 'quote' as const, text: message.trim() }] : []),
      { kind: 'button', word: 'Accept invitation', url },
      {
        kind: 'text',
        text: `Choose a password and you’re in. The link is just for you. It works once, until ${dayOf(expires_at)}.`,
      },
      {
        kind: 'facts',
        facts: [
          ['Company', company_name],
          ['Your role', role],
        ],
      },
    ],
    foot: `${company_name}. You received this email because ${invited_by_name} entered your address. If you weren’t expecting an invitation, you can ignore it.`,
  });
};
