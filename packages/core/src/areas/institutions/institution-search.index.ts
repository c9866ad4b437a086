import type { SearchIndex } from '../../store/search/search-index';
import { phoneDigits } from '../clients/public';
import { type Institution, type InstitutionRow, kindOf } from './institution';
import { InstitutionRows, Institutions } from './institution.records';

/** What an account number begins with, in small letters. */
export const ACCOUNT_LETTER = 'i';
const ACCOUNT = /^I-([1-9]\d{0,7})$/;
/** The number in an account number, which no other institution of the company has had. */
const getAccountSerial = ({ acct }: Pick<Institution, 'acct'>): number | undefined => {
  const number = ACCOUNT.exec(acct)?.[1];
  return number === undefined ? undefined : Number(number);
};

/** The filters of both lists, as they are called in their index. */
export const INSTITUTION_FILTERS = {
  deleted: 'deleted',
  kind: (kind: string) => `kind:${kind}`,
  category: (id: number) => `category:${id}`,
  supplier_category: (id: string) => `sells:${id.toLowerCase()}`,
  tag: (tag: string) => `tag:${tag.toLowerCase()}`,
  member: (client: string) => `client:${client}`,
} as const;

/** How institutions are found: by name, brand, email, website, phone, tag and their numbers, in one box. */
export const INSTITUTION_INDEX: SearchIndex<typeof Institutions, InstitutionRow> = {
  name: 'INSTITUTIONS',
  def: Institutions,
  rows: InstitutionRows,
  serial: getAccountSerial,
  texts: ({ name, brand_supplier, client_institutions_id, emails, website, tags, contacts }) => [
    name,
    brand_supplier,
    client_institutions_id,
    website?.replace(/^https?:\/\//, ''),
    ...emails,
    ...tags,
    ...contacts.flatMap((contact) => [contact.name, contact.email]),
  ],
  codes: ({ phone, iata_number, arc_number, clia_number, account_number, contacts }) => [
    ...[phone, ...contacts.map((contact) => contact.phone)].flatMap(phoneDigits),
    iata_number,
    arc_number,
    clia_number,
    account_number,
  ],
  filters: (institution) => [
    ...(institution.deleted_at ? [INSTITUTION_FILTERS.deleted] : []),
    INSTITUTION_FILTERS.kind(kindOf(institution)),
    INSTITUTION_FILTERS.category(institution.profile_category_id),
    ...institution.supplier_categories.map(INSTITUTION_FILTERS.supplier_category),
    ...institution.tags.map(INSTITUTION_FILTERS.tag),
    ...institution.member_ids.map(INSTITUTION_FILTERS.member),
  ],
  days: () => ({}),
  subject: ({ id }) => ({ institution_id: id }),
};
