import { fullDate } from '../format/day-text';
import { ENGLISH } from '../format/locale';
import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';

export type AgencyLinkRequestMail = {
  url: string;
  company_name: string;
  asked_by_name: string;
  /** An instant. */
  expires_at: string;
};

/** The mail that asks an agency's owner to let another agency look into it. Source: spec 1 §1 (G-197). */
export const renderAgencyLinkRequestMail = ({
  url,
  company_name,
  asked_by_name,
  expires_at,
}: AgencyLinkRequestMail): ComposedMail => {
  const until = fullDate(ENGLISH, expires_at.slice(0, 10));
  return composeMail({
    subject: `${company_name} would like to view your agency on Wayline`,
    preview: `You decide, and you can end it anytime. The link works until ${until}.`,
    title: `${company_name} would like to see your trips`,
    blocks: [
      { kind: 'text', text: 'Hello,' },
      {
        kind: 'text',
        text: `${asked_by_name} at ${company_name} would like to add your agency as a sub-agency on Wayline.`,
      },
      {
        kind: 'text',
        text: `If you agree, the owner of ${company_name} can view your trips with travelers, bookings, prices and commissions, and your library. They can’t change anything, open files or see passport numbers, users, settings or payments. You can see when they last viewed it, and end access with one click.`,
      },
      { kind: 'button', word: 'Review request', url },
      {
        kind: 'text',
        text: `Sign in as the owner of your agency. The link works once, until ${until}.`,
      },
    ],
    foot: `${company_name}. You received this email because ${asked_by_name} entered your address. If you don’t know them, you can ignore it.`,
  });
};
