import { GRACE_DAYS, RETAINED_BY_LAW } from '@wayline/core/areas/closure/account-closure';
import { composeMail } from '@wayline/pages/mails/compose-mail';
import { setting } from '../kernel/environment';

const FOOT = 'Wayline sends this because it’s about your account. You can’t unsubscribe from it.';
const dayOf = (instant: string) => instant.slice(0, 10);
const button = () => ({ kind: 'button' as const, word: 'Open page', url: `${setting('ORIGIN')}/myaccount/close` });

/** Says that an export can be downloaded. */
export const exportMail = () =>
  composeMail({
    subject: 'Your export is ready',
    preview: 'All your company’s data, to download for a week.',
    title: 'Your export is ready',
    blocks: [
      {
        kind: 'text',
        text: 'Everything Wayline keeps for your company is ready. You can download it for a week.',
      },
      button(),
    ],
    foot: FOOT,
  });

/** Says that the account was closed, and until when that can be taken back. */
export const closedMail = (company: string, delete_at: string) =>
  composeMail({
    subject: 'Your Wayline account is closed',
    preview: `It will be deleted on ${dayOf(delete_at)}. You can reopen it until then.`,
    title: 'Your account is closed',
    blocks: [
      {
        kind: 'text',
        text: `The account of ${company} was closed with your password. Client links no longer open.`,
      },
      {
        kind: 'facts',
        facts: [
          ['Deleted on', dayOf(delete_at)],
          ['Until then', 'You can view everything, export it and reopen the account'],
        ],
      },
      button(),
      {
        kind: 'text',
        text: `If this wasn’t you, reopen the account now and choose a new password. After ${GRACE_DAYS} days, no one can bring it back.`,
      },
    ],
    foot: FOOT,
  });

/** Says that all is deleted, and what had to be kept. */
export const deletedMail = (deleted_at: string) =>
  composeMail({
    subject: 'Your Wayline account is deleted',
    preview: 'All your company’s data is gone.',
    title: 'Your account is deleted',
    blocks: [
      {
        kind: 'text',
        text: `All your company’s data was deleted on ${dayOf(deleted_at)}. What we have to keep:`,
      },
      ...RETAINED_BY_LAW.map((text) => ({ kind: 'quote' as const, text })),
    ],
    foot: 'Wayline. This is the last email we’ll send you.',
  });
