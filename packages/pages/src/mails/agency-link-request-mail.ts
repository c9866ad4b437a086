import { fullDate } from '../format/day-text';
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
  const until = fullDate(expires_at.slice(0, 10));
  return composeMail({
    subject: `${company_name} asks to look into your agency on Wayline`,
    preview: `You decide, and can end it at any time. The link works until ${until}.`,
    title: `${company_name} would like to see your trips`,
    blocks: [
      { kind: 'text', text: 'Hello,' },
      {
        kind: 'text',
        text: `${asked_by_name} of ${company_name} asks you to make your agency a sub-agency of theirs on Wayline.`,
      },
      {
        kind: 'text',
        text: `If you agree, the owner of ${company_name} can look at your trips with travelers, bookings, prices and commissions, and at your library. They change nothing, open no files, and see no passport numbers, users, settings or payments of yours. You see when they last looked, and end it with one click.`,
      },
      { kind: 'button', word: 'Read and decide', url },
      {
        kind: 'text',
        text: `Sign in as the owner of your agency. The link works once, and until ${until}.`,
      },
    ],
    foot: `${company_name}. You receive this mail because ${asked_by_name} entered your address. If this says nothing to you, you need not do anything.`,
  });
};
