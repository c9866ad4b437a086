import { CLIENT_SCOPE } from '../../access/client-scope';
import { readPhone } from '../../base/phone';
import type { SearchIndex } from '../../store/search/search-index';
import type { Client, ClientRow } from './client';
import { ClientRows, Clients } from './client.records';

/** What an account number begins with, in small letters. */
export const ACCOUNT_LETTER = 'c';
const ACCOUNT = /^C-([1-9]\d{0,7})$/;
/** The number in an account number, which no other client of the company has had. */
export const getAccountSerial = ({ ind_code }: Pick<Client, 'ind_code'>): number | undefined => {
  const number = ACCOUNT.exec(ind_code)?.[1];
  return number === undefined ? undefined : Number(number);
};

/** Where clients come from, and the day they were added, as they are called in the index. */
export const SOURCE = 'source';
export const ADDED = 'added';
/** The day they last traveled, as it is called there. */
export const TRAVELED = 'traveled';

/** The filters of the list of individuals, as they are called in its index. */
export const CLIENT_FILTERS = {
  deleted: 'deleted',
  status: (status: string) => `status:${status}`,
  member: (user: string) => `member:${user}`,
  advisor: (user: string) => `advisor:${user}`,
  tag: (tag: string) => `tag:${tag.toLowerCase()}`,
  source: (source: string) => `${SOURCE}:${source.trim()}`,
} as const;

/** The digits of a phone number as they are searched: with the code of its country, and without what is dialed before it at home. */
export const phoneDigits = (phone: string | undefined): string[] => {
  const read = readPhone(phone ?? '');
  return read ? [...(read.e164 ? [read.e164.slice(1)] : []), ...read.national] : [];
};
/** What is typed to find a number: all of one that names its country, or its beginning, however it is set apart. */
export const searchedDigits = (typed: string): string => {
  const read = readPhone(typed);
  const digits = typed.replace(/\D/g, '').replace(/^0{1,3}/, '');
  return (read?.e164 ? read.national[0] : undefined) ?? digits;
};

/** How clients are found: by name, email, phone, tag and both of their numbers, in one box. */
export const CLIENT_INDEX: SearchIndex<typeof Clients, ClientRow> = {
  name: 'CLIENTS',
  def: Clients,
  rows: ClientRows,
  serial: getAccountSerial,
  texts: (client) => [
    client.first_name,
    client.middle_name,
    client.last_name,
    client.nick_name,
    client.client_individual_id,
    ...client.emails,
    client.work_email,
    ...client.tags,
  ],
  codes: ({ phone, personal_mobile, work_phone, work_mobile }) =>
    [phone, personal_mobile, work_phone, work_mobile].flatMap(phoneDigits),
  filters: (client) => [
    ...(client.deleted_at ? [CLIENT_FILTERS.deleted] : []),
    CLIENT_FILTERS.status(client.client_status),
    ...CLIENT_SCOPE.membersOf(client).map(CLIENT_FILTERS.member),
    ...client.advisor_id.map(CLIENT_FILTERS.advisor),
    ...client.tags.map(CLIENT_FILTERS.tag),
    ...(client.referral_source ? [CLIENT_FILTERS.source(client.referral_source)] : []),
  ],
  days: ({ created_at, last_traveled }) => ({ [ADDED]: created_at.slice(0, 10), [TRAVELED]: last_traveled }),
  subject: ({ id }) => ({ client_id: id }),
};
