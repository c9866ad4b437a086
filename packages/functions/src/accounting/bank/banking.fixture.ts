import type { BankLineRow, Decision, Suggestion } from '@wayline/core/areas/accounting/bank/bank-line';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import type { World } from '@wayline/local/testing/world';
import { expect } from 'vitest';
import type { Agency } from '../crediting.fixture';
import { payingSuppliers } from '../suppliers/paying-suppliers.fixture';

type As = Pick<Agency, 'as'>;
type Row = [day: string, amount: string, name: string, text?: string];

/** A bank’s file of columns with some movements. */
export const toCsv = (rows: readonly Row[]): string =>
  [
    'Date,Amount,Payee,Description',
    ...rows.map(([day, amount, name, text = '']) => [day, amount, name, text].join()),
  ].join('\n');

/** What loads files of a bank, says what their lines are, and reads what became of it, in an agency of its own. */
export const banking = (getWorld: () => World) => {
  const base = payingSuppliers(getWorld);
  const sendFile = ({ as }: As, text: string, differs: object = {}) => {
    const sent = { account: '1000', name: 'october.csv', content: Buffer.from(text).toString('base64'), ...differs };
    return getWorld().send('book.bank-files.create', sent as never, { as });
  };
  const load = async (agency: As, rows: readonly Row[], differs: object = {}) => {
    const { status, body } = await sendFile(agency, toCsv(rows), differs);
    expect([status, body]).toMatchObject([200, { file: {} }]);
    return (body as { file: { id: never; lines: number; known: number } }).file;
  };
  const lines = async ({ as }: As, asked: object = {}): Promise<BankLineRow[]> => {
    await deliverStream(getWorld());
    return (await getWorld().call('book.bank-lines.list', asked as never, { as })).body.lines;
  };
  const suggest = async ({ as }: As, of: readonly Pick<BankLineRow, 'id'>[]): Promise<Record<string, Suggestion[]>> => {
    const ids = of.map(({ id }) => id);
    return (await getWorld().call('book.bank-suggestions.list', { ids }, { as })).body.suggestions;
  };
  const sendDecision = ({ as }: As, { id, version }: Pick<BankLineRow, 'id' | 'version'>, decision: object) =>
    getWorld().send('book.bank-lines.decide', { id, version, decision: decision as Decision }, { as });
  const decide = async (agency: As, line: Pick<BankLineRow, 'id' | 'version'>, decision: object) => {
    const { status, body } = await sendDecision(agency, line, decision);
    expect([status, body]).toMatchObject([200, {}]);
    return (body as { line: BankLineRow & { matched?: { payment_id?: never; supplier_payment_id?: never } } }).line;
  };
  const sendReopen = ({ as }: As, { id, version }: Pick<BankLineRow, 'id' | 'version'>) =>
    getWorld().send('book.bank-lines.reopen', { id, version }, { as });
  const reopen = async (agency: As, line: Pick<BankLineRow, 'id' | 'version'>) => {
    const { status, body } = await sendReopen(agency, line);
    expect([status, body]).toMatchObject([200, {}]);
    return (body as { line: BankLineRow }).line;
  };
  const takeBack = async ({ as }: As, { id }: { id: never }) => {
    let left = 1;
    const kept = [];
    while (left > 0) {
      const { body } = await getWorld().call('book.bank-files.delete', { id }, { as });
      left = body.left;
      kept.push(...body.kept);
    }
    return kept;
  };
  return { ...base, ...{ sendFile, load, lines, suggest, sendDecision, decide, sendReopen, reopen, takeBack } };
};
