import { BankFileId, BankLineId } from '@wayline/core/areas/accounting/bank/bank-id';
import { expectOk } from '../../sweeps/expect-ok';
import type { Preparation } from '../../sweeps/prepared';

declare module '../../sweeps/prepared' {
  interface Prepared {
    /** A file of a bank, a line of it that nobody decided, and one that somebody did. */
    bankFile: BankFileId;
    bankLine: BankLineId;
    decidedBankLine: BankLineId;
  }
}

/** What each preparation loads is another file, so that it is new. */
let files = 0;
const toContent = (name: string) =>
  Buffer.from(
    ['Date,Amount,Payee', `2026-10-01,12.00,${name} one ${files}`, `2026-10-02,-3.00,${name} two ${files++}`].join(
      '\n',
    ),
  ).toString('base64');

export const PREPARES: Preparation = {
  placeholders: (id) => ({
    bankFile: BankFileId.parse(id('bank_file')),
    bankLine: BankLineId.parse(id('bank_line')),
    decidedBankLine: BankLineId.parse(id('bank_line')),
  }),
  make: async ({ world, as, name }) => {
    const sent = { account: '1000', name: `${name}.csv`, content: toContent(name) };
    const { file } = expectOk(await world.call('book.bank-files.create', sent, { as }));
    if (!file) throw new Error('It was loaded.');
    const { lines } = expectOk(await world.call('book.bank-lines.list', {}, { as }));
    const [one, two] = lines.filter(({ file_id }) => file_id === file.id);
    if (!one || !two) throw new Error('It has two lines.');
    const decision = { as: 'left_out' as const, reason: name };
    expectOk(await world.call('book.bank-lines.decide', { id: two.id, version: 1, decision }, { as }));
    return { bankFile: file.id, bankLine: one.id, decidedBankLine: two.id };
  },
};
