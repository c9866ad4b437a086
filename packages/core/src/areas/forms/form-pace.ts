import * as z from 'zod';
import type { ClientLanguage } from '../../base/client-language';
import { epochSeconds } from '../../base/epoch-seconds';
import { REQUEST_ERRORS } from '../../base/errors';
import { type Refusal, refuse } from '../../base/result';
import { coreSpeaker } from '../../base/texts';
import { record } from '../../store/record';
import type { TenantDb } from '../../store/tenant-db';
import { tokenHash } from '../../store/token-hash';
import type { Write, Writes } from '../../store/write';
import type { FormLink } from './form-link';

/**
 * So many forms are begun in an hour by one link: by those who read its page, and apart from them by who did not, so that programs take no room from
 * people.
 */
const MOST_BY_LINK = { read: 3_000, unread: 300 } as const;
/** And by one address through it: a family, an office, a class. */
const MOST_BY_ADDRESS = 40;
const MINUTES = 60;
const KEPT_SECONDS = 2 * 3_600;

const hourOf = (now: string) => now.slice(0, 'yyyy-mm-ddThh'.length);

/** How many forms were begun, or mails asked for, in an hour. An address is kept hashed, with its link, so that nobody is followed from form to form. */
export const FormPaces = record({
  name: 'form_pace',
  schema: z.object({ hour: z.string(), of: z.string(), begun: z.int() }),
  key: ['hour', 'of'],
  partition: () => ['FORM_PACES'],
  sort: (k) => [k.hour, k.of],
  expires: ({ hour }) => epochSeconds(`${hour}:00:00.000Z`) + KEPT_SECONDS,
});

/** Somebody is too quick, in the language of the form. */
export const refusePace = (language: ClientLanguage | undefined, minutes: number): Refusal => {
  const i18n = coreSpeaker(language);
  const wait = i18n._('{minutes, plural, one {a minute} other {# minutes}}', { minutes });
  const message = i18n._(REQUEST_ERRORS['request.too_many'].message, { wait });
  return refuse('request.too_many', { params: { wait }, text: { message, ...(language && { language }) } });
};

/** So many mails an hour the visitors of one link cause. */
const MOST_MAILS = 10;
/** Counts a mail that a visitor of a link asks for. */
export const countLinkMail = (db: Writes, link: FormLink, now: string, refusal: Refusal): Write =>
  db.incrementUpTo(
    FormPaces,
    { hour: hourOf(now), of: `mail ${link.id}`, begun: 1 },
    { field: 'begun', most: MOST_MAILS, refusal },
  );

type Begun = { link: FormLink; language: ClientLanguage; from: string; now: string; isRead: boolean };
/** Counts a form that is begun, before anything of it is kept; `isRead` by who had its page before them for a while. Answers why no more are taken. */
export const countBegun = async (
  db: TenantDb,
  { link, language, from, now, isRead }: Begun,
): Promise<Refusal | undefined> => {
  const hour = hourOf(now);
  const refusal = refusePace(language, MINUTES - Number(now.slice(14, 16)));
  const count = (of: string, most: number) =>
    db.incrementUpTo(FormPaces, { hour, of, begun: 1 }, { field: 'begun', most, refusal });
  const of = isRead ? `read ${link.id}` : link.id;
  const counted = await db.transact([
    count(of, MOST_BY_LINK[isRead ? 'read' : 'unread']),
    count(tokenHash(`${of} ${from}`), MOST_BY_ADDRESS),
  ]);
  return counted.ok ? undefined : counted.write.refusal;
};
