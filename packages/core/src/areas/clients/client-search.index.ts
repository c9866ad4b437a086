import { CLIENT_SCOPE } from '../../access/client-scope';
import { readPhone } from '../../base/phone';
import type { SearchIndex } from '../../store/search/search-index';
import { parseCode } from '../../store/search/search-text';
import type { Client, ClientMoneyRow } from './client';
import { CLIENT_LIST, ClientRows, Clients, DELETED_CLIENT_LIST } from './client.records';
import { CLIENT_QUERY } from './client-query';

const LETTER = 'c';
/** The number in an account number, which no other client of the company has had. */
export const getAccountSerial = ({ ind_code }: Pick<Client, 'ind_code'>) => parseCode(LETTER, ind_code);

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
const PHONE = /^[\d\s()+.-]+$/;
const MIN_PHONE_DIGITS = 5;
/** A search that is written as phone numbers are is one number, however it is set apart. */
const toPhone = (search: string): string | undefined => {
  const digits = search.replace(/\D/g, '');
  return PHONE.test(search) && digits.length >= MIN_PHONE_DIGITS ? searchedDigits(search) : undefined;
};

/** How clients are found: by name, email, phone, tag and both of their numbers, in one box. */
export const CLIENT_INDEX: SearchIndex<typeof Clients, ClientMoneyRow, typeof CLIENT_QUERY> = {
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
  search: { letter: LETTER, toCode: toPhone },
  query: CLIENT_QUERY,
  values: (client) => ({
    status: client.client_status,
    advisor: client.advisor_id,
    tag: client.tags,
    source: client.referral_source,
    added: client.created_at.slice(0, 10),
    traveled: client.last_traveled,
    owes: (client.balance_due ?? []).some(({ minor }) => minor > 0),
  }),
  aside: { name: 'deleted', has: ({ deleted_at }) => Boolean(deleted_at) },
  lists: () => ({ current: CLIENT_LIST, aside: DELETED_CLIENT_LIST }),
  members: CLIENT_SCOPE.membersOf,
  subject: ({ id }) => ({ client_id: id }),
};
