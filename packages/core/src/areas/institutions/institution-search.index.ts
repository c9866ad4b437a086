import type { SearchIndex } from '../../store/search/search-index';
import { parseCode } from '../../store/search/search-text';
import { phoneDigits, searchedDigits } from '../clients/public';
import { type InstitutionRow, kindOf } from './institution';
import { DELETED_LISTS, InstitutionRows, Institutions, LISTS } from './institution.records';
import { INSTITUTION_KINDS } from './institution-categories';
import { INSTITUTION_QUERY } from './institution-query';

const LETTER = 'i';
const PHONE = /^[\d\s()+.-]{5,}$/;

/** How institutions are found: by name, brand, email, website, phone, tag and their numbers, in one box. */
export const INSTITUTION_INDEX: SearchIndex<typeof Institutions, InstitutionRow, typeof INSTITUTION_QUERY> = {
  name: 'INSTITUTIONS',
  def: Institutions,
  rows: InstitutionRows,
  serial: ({ acct }) => parseCode(LETTER, acct),
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
  search: {
    letter: LETTER,
    toCode: (search) => (PHONE.test(search) ? searchedDigits(search) : undefined),
    codes: true,
  },
  query: INSTITUTION_QUERY,
  values: (institution) => ({
    kind: kindOf(institution),
    category: institution.profile_category_id,
    supplier_category: institution.supplier_categories,
    tag: institution.tags,
    member: institution.member_ids,
  }),
  names: { supplier_category: 'sells', member: 'client' },
  aside: { name: 'deleted', has: ({ deleted_at }) => Boolean(deleted_at) },
  lists: (asked) => {
    const kind = INSTITUTION_KINDS.find((one) => one === asked.kind);
    return kind && { current: LISTS[kind], aside: DELETED_LISTS[kind] };
  },
  listedBy: ['kind'],
  subject: ({ id }) => ({ institution_id: id }),
};
