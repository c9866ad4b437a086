import { GRACE_DAYS, RETAINED_BY_LAW } from '@wayline/core/areas/closure/account-closure';
import { composeMail } from '@wayline/pages/mails/compose-mail';
import { setting } from '../kernel/environment';

const FOOT = 'Wayline sends this because it concerns your account. You cannot unsubscribe from it.';
const dayOf = (instant: string) => instant.slice(0, 10);
const button = () => ({ kind: 'button' as const, word: 'Open the page', url: `${setting('ORIGIN')}/myaccount/close` });

/** Says that an export can be downloaded. */
export const exportMail = () =>
  composeMail({
    subject: 'Your export is ready',
    preview: 'Everything of your company, to download for a week.',
    title: 'Your export is ready',
    blocks: [
      {
        kind: 'text',
        text: 'Everything Wayline keeps of your company is written down and can be downloaded for a week.',
      },
      button(),
    ],
    foot: FOOT,
  });

/** Says that the account was closed, and until when that can be taken back. */
export const closedMail = (company: string, delete_at: string) =>
  composeMail({
    subject: 'Your Wayline account is closed',
    preview: `It is deleted on ${dayOf(delete_at)}. Until then you can take that back.`,
    title: 'Your account is closed',
    blocks: [
      {
        kind: 'text',
        text: `The account of ${company} was closed with your password. Links that clients hold no longer open.`,
      },
      {
        kind: 'facts',
        facts: [
          ['Deleted on', dayOf(delete_at)],
          ['Until then', 'You can look at everything, export it, and take the closing back'],
        ],
      },
      button(),
      {
        kind: 'text',
        text: `If this was not you, take it back now and choose a new password. After ${GRACE_DAYS} days nobody can bring it back.`,
      },
    ],
    foot: FOOT,
  });

/** Says that all is deleted, and what had to be kept. */
export const deletedMail = (deleted_at: string) =>
  composeMail({
    subject: 'Your Wayline account is deleted',
    preview: 'Everything of your company is gone.',
    title: 'Your account is deleted',
    blocks: [
      {
        kind: 'text',
        text: `Everything of your company was deleted on ${dayOf(deleted_at)}. What is kept, because it has to be:`,
      },
      ...RETAINED_BY_LAW.map((text) => ({ kind: 'quote' as const, text })),
    ],
    foot: 'Wayline. This is the last mail we send to you.',
  });
