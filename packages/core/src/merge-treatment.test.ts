import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ClientId } from './areas/clients/client-id';
import type { RecordDef } from './store/record';

/**
 * What becomes of a client's id in a record when the client is merged into another, and when that is undone:
 * - `moved`: it becomes the kept client's, and an undo gives it back;
 * - `resolved`: it stays, and readers follow it to the kept client;
 * - `worked out`: the record is a view of another one and changes with it;
 * - `stays`: it goes on saying what it said, for the reason that is given.
 */
type Treatment = 'moved' | 'resolved' | 'worked out' | { stays: string };

/** A new field that names a client belongs here: decide, build it where it has to move, and say so. */
const TREATMENTS: Readonly<Record<string, Treatment>> = {
  'client.id': { stays: 'It is the profile itself: the other one goes to the trash with a link to the kept one.' },
  'client.merged_into': { stays: 'It is the link to the kept client, which every reader follows.' },
  'client.travel_companions[].individual_id': 'moved',
  'client_day.client_id': 'worked out',
  'client_match_key.client_id': 'worked out',
  'expiration.client_id': 'worked out',
  'household.payer_id': 'resolved',
  'household_member.client_id': 'worked out',
  'related_client.client_id': 'worked out',
  'related_client.companion_id': 'worked out',
  'travel_document.client_id': 'moved',
  'client_trip.client_id': 'moved',
  'client_note.client_id': 'moved',
  'client_note.came_from[]': { stays: 'It is whose the note was, by which an undo gives it back.' },
  'client_file.client_id': 'moved',
  'client_file.came_from[]': { stays: 'It is whose the file was, by which an undo gives it back.' },
  'client_consent.client_id': 'moved',
  'client_consent.merged_from': { stays: 'It is whose answer was copied, by which an undo takes the copy back.' },
  'distinct_clients.client_id': { stays: 'Who was told from the other profile may still be the kept one.' },
  'distinct_clients.other_id': { stays: 'Who was told from the other profile may still be the kept one.' },
  'client_merge.client_id': { stays: 'It is the record of the merge, by which it is undone.' },
  'client_merge.other_id': { stays: 'It is the record of the merge, by which it is undone.' },
  'client_merge.existing.id': { stays: 'It is the profile as it was before the merge.' },
  'client_merge.existing.merged_into': { stays: 'It is the profile as it was before the merge.' },
  'client_merge.existing.travel_companions[].individual_id': { stays: 'It is the profile as it was before the merge.' },
  'client_merge.to_merge.id': { stays: 'It is the profile as it was before the merge.' },
  'client_merge.to_merge.merged_into': { stays: 'It is the profile as it was before the merge.' },
  'client_merge.to_merge.travel_companions[].individual_id': { stays: 'It is the profile as it was before the merge.' },
  'client_merge.dropped_documents[].client_id': { stays: 'It is the document as it was before the merge.' },
  'client_merge.moved_companions[]': { stays: 'It is who names the kept client now, by which an undo renames them.' },
  'institution.member_ids[]': 'moved',
  'invoice.client.id': 'moved',
  'invoice.client_ids[]': 'moved',
  'invoice.payers[].client_id': 'resolved',
  'invoice.shares[].client_id': { stays: 'It is whom the invoice was made out to, and whose account it stands on.' },
  'invoice.write_offs[].client_id': {
    stays: 'It is whom the invoice was made out to, and whose account it stands on.',
  },
  'credit_note.shares[].client_id': { stays: 'It is whose account the credit stands on.' },
  'invoice_link.client_id': 'resolved',
  'pay_attempt.client_id': 'resolved',
  'payer_reminders.client_id': { stays: 'It is whom the part of the invoice was made out to, as the invoice says.' },
  'reminder_stop.client_id': 'moved',
  'reminder_stop.merged_from': { stays: 'It is whose wish it was, by which an undo takes the copy back.' },
  'trip_invoice.client_id': 'worked out',
  'client_invoice.client_id': 'worked out',
  'payment.client.id': 'moved',
  'payment.client_id': 'moved',
  'payment.paid_by_id': { stays: 'It is whose account it stands on.' },
  'payment.applied[].client_id': { stays: 'It is whom the invoice was made out to, and whose account it stands on.' },
  'invoice_payment.receipt_client_id': 'worked out',
  'client_payment.client_id': 'worked out',
  'trip_payment.client_id': 'worked out',
  'credit.client.id': 'moved',
  'credit.client_id': 'moved',
  'credit.credited_id': { stays: 'It is whose account it is on.' },
  'client_credit.client_id': 'worked out',
  'supplier_payment.parts[].client_id': { stays: 'It is whose account it stands on.' },
  'data_import_chunk.outcomes[].client_id': {
    stays:
      'It says whom a row became; who was merged since counts as changed, and is left alone when the import is taken back.',
  },
  'data_import.matches[].client_id': {
    stays: 'It is what a preview found; each row is compared again when it is written.',
  },
  'journal_entry.lines[].dimensions.client': 'resolved',
  'traveler.client_id': 'moved',
  'form_link.client_id': 'moved',
  'form_link.came_from[]': { stays: 'It is whom the link was about, by which an undo gives it back.' },
  'submission.client_id': 'moved',
  'submission.came_from[]': { stays: 'It is whom the answers were about, by which an undo gives them back.' },
  'submission.people[].client_id': 'moved',
  'submission.people[].came_from[]': {
    stays: 'It is whose profile took the answers, by which an undo gives them back.',
  },
};

const isClientId = (schema: unknown) => schema === ClientId;
/** A field that is called after clients is one, also where it is but a text. */
const SAYS_CLIENT = /(^|_)client_ids?$/;
type Def = {
  keyType?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  getter?: () => z.ZodType;
};

/** Where in a schema clients are named. */
const listPlaces = (schema: z.ZodType, path: string): string[] => {
  if (isClientId(schema)) return [path];
  if (schema instanceof z.ZodObject)
    return Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) => {
      const at = `${path}.${name}`;
      const within = listPlaces(field, at);
      return within.length === 0 && SAYS_CLIENT.test(name) ? [at] : within;
    });
  const def = schema.def as Def;
  if (def.keyType instanceof z.ZodEnum && def.keyType.options.includes('client')) return [`${path}.client`];
  const inner = [def.innerType, def.in, def.out, def.getter?.(), ...(def.options ?? [])].filter(
    (one) => one !== undefined,
  );
  return [
    ...inner.flatMap((one) => listPlaces(one, path)),
    ...[def.element, def.valueType].flatMap((one) => (one ? listPlaces(one, `${path}[]`) : [])),
  ];
};

const isRecord = (value: unknown): value is RecordDef =>
  typeof value === 'object' && value !== null && 'schema' in value && 'partition' in value && 'sort' in value;
/** Every record of the product: whatever a module of an area exports that is one. */
const readRecords = async (): Promise<RecordDef[]> => {
  const folder = resolve('packages/core/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      readFileSync(join(folder, file), 'utf8').includes('record({'),
  );
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  const records = modules.flatMap((one) => Object.values(one)).filter(isRecord);
  return [...new Map(records.map((one) => [one.name, one])).values()];
};

describe('a merge of clients', async () => {
  const records = await readRecords();
  const places = [...new Set(records.flatMap(({ name, schema }) => listPlaces(schema, name)))].sort();

  it('finds the fields of records that name clients', () => {
    expect(records.length).toBeGreaterThan(50);
    const Nested = z.object({ a: z.array(z.object({ who: ClientId.optional() })).default([]), client_id: z.string() });
    expect(listPlaces(Nested, 'x')).toEqual(['x.a[].who', 'x.client_id']);
  });
  it('says what becomes of each field of a record that names a client', () => {
    expect(places).toEqual(Object.keys(TREATMENTS).sort());
  });
});
