import { isEncryptedText } from '../../base/encrypted-text';
import type { Item } from '../../store/record';

/** Kinds of items that only the machinery needs, or that open something: they tell nobody anything about the company. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'answer',
  'event',
  'rights_delivery',
  'bell_delivery',
  'live_delivery',
  'advisor_names_delivery',
  'ended_session',
  'list_head',
  'list_share',
  'serial',
  'number_series',
  'code_guard',
  'api_key_use',
  'link_expiry',
  'link_work',
  'leaving',
  'closing',
  'data_export',
  'presence',
  'joined_channel',
  'channel_socket',
  'trip_presence',
  'mail_count',
  'answer_count',
  'turn',
  'booking_deadline',
  'membership',
  'search_entry',
  'search_row',
  'search_order',
  'client_match_key',
  'client_day',
  'expiration',
  'household_member',
  'related_client',
  'reveals',
  'return',
  'posted_source',
  'ledger_gates',
  'statement_row',
  'trip_invoice',
  'client_invoice',
  'invoice_total',
  'invoice_payment',
  'application',
  'client_payment',
  'online_payment',
  'money_watch',
  'trip_payment',
  'trip_supplier_payment',
  'payable',
  'payable_total',
  'payment_total',
  'client_credit',
  'reminder_round',
  'ledger_merge_source',
  'form_pace',
  'institution_name',
  'institution_member',
  'client_form_link',
  'client_submission',
  'directory_copy',
  'unlinked_name',
  'projection_check',
]);
/** What the table needs of an item. */
const OF_THE_TABLE = new Set(['pk', 'sk', 'type', 'row', 'ttl', 'list_pk', 'list_sk', 'due_pk', 'due_sk']);
/** What opens something, besides what is encrypted. */
const SECRET = /(_sealed|_hash|token|secret)$|^(hash|sub)$/;

const readable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(readable);
  if (value instanceof Set) return [...value].map(readable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inside]) => !SECRET.test(name) && !isEncryptedText(inside))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inside]) => [name, readable(inside)]),
  );
};

/** An item as a line of JSON for who may read everything of the company; undefined for one that says nothing to people. */
export const exportLine = (item: Item): string | undefined =>
  LEFT_OUT.has(item.type)
    ? undefined
    : JSON.stringify(readable(Object.fromEntries(Object.entries(item).filter(([name]) => !OF_THE_TABLE.has(name)))));

/** What stands beside the data, so that somebody who opens it in ten years knows what it is. */
export const READ_ME = `This is everything Wayline keeps for your company.

records/<kind>.jsonl   one record per line, as JSON: trips, travelers, bookings, itineraries, people, settings, and their history ("audit").
                       Money is in minor units (cents), days are YYYY-MM-DD, moments are in UTC.
files/...              what you attached and published. Files are named by their IDs; you’ll find their names in the records.

If there are several parts, each holds some of the records and files: unzip them all into one folder.
Passport numbers are encrypted and left out: view them in the trip while the account is open. Keys, codes and links are left out too.
`;
