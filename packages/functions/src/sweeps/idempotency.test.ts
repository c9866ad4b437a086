import { isWrite } from '@wayline/core/contract/contract';
import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from './audit-rows';
import { prepareOnce } from './prepare-once';
import { type Prepared, placeholderIds } from './prepared';
import { CALL_IDS, getSample } from './samples';

let world: World;
let preparedFor: (id: CallId) => Promise<Prepared>;
beforeAll(async () => {
  world = await startWorld({ standins: true });
  preparedFor = await prepareOnce(world, world.people.owner);
});
afterAll(() => world.stop());

/** Signing out ends the session that would have to ask again. */
const ENDS_ITS_SESSION = 'users.logout';
/** What two companies agree on, or one does in the other, stands in the audit of both. */
const IN_TWO_COMPANIES = /^misc\.sub-agencies\.(accept|look|end|leave)$/;
/** Whether two clients are one stands in the history of both; so does a household in those of who comes and who stays. */
const OF_TWO_CLIENTS = /^crm\.(?:merge\.|duplicates\.dismiss$|households\.update$)/;
/** Stands in the history of the client whom the import adds, too. */
const OF_A_CLIENT: CallId = 'crm.imports.run';
/** What becomes of an invoice, of links to it and of reminders of it, stands in the history of its trip, too; a payment has one of its own beside those of the invoices it is on. */
const OF_A_TRIP = /^book\.(?:invoice(?:s|-links)|payment-reminders)\./;
/** What becomes credit is told of the payment and of the credit, a check that bounced of the payment and of its deposit slip, and a refund that is sent by who did, and by what Stripe made of it. */
const OF_A_PAYMENT: readonly CallId[] = [
  'book.client-credits.convert',
  'book.payments.online-refund',
  'book.payments.bounce',
  // A file that is taken back, and the line of it that is undone.
  'book.bank-files.delete',
];
const OF_AN_INVOICE: readonly CallId[] = [
  'book.payments.create',
  'book.payments.apply',
  'book.payments.detach',
  'book.invoice-payments.delete',
];
/** Takes the history of what it forgets along: that it was added and deleted. */
const FORGETS: readonly CallId[] = ['crm.individuals.permanent-delete', 'crm.institutions.permanent-delete'];
const FORGOTTEN_LINES = 2;
const linesOf = (id: CallId) => {
  if (FORGETS.includes(id)) return 1 - FORGOTTEN_LINES;
  if (OF_AN_INVOICE.includes(id)) return 3;
  const two =
    [IN_TWO_COMPANIES, OF_TWO_CLIENTS, OF_A_TRIP].some((calls) => calls.test(id)) ||
    id === OF_A_CLIENT ||
    OF_A_PAYMENT.includes(id);
  return two ? 2 : 1;
};
const writes = CALL_IDS.filter((id) => isWrite(CONTRACTS[id]));
/** A visitor's page sends the version it typed onto, and no key: what is repeated is refused and kept once, as the tests of forms show. */
const BY_VERSION = /^public\.form\./;
const repeatable = writes.filter((id) => id !== ENDS_ITS_SESSION && !BY_VERSION.test(id));

const asked = (id: CallId) => ({ token: world.mint.accessToken(world.people.owner.sub), key: `key-of-${id}` });
/** What was answered, and how many lines it left in the audit of all companies. */
const audited = async <T>(work: () => Promise<T>): Promise<[answers: T, lines: number]> => {
  const before = await auditRows(world.table);
  const answers = await work();
  return [answers, (await auditRows(world.table)) - before];
};

describe('a write that is repeated under its idempotency key', () => {
  it.each(repeatable)(
    '%s has one effect and one answer, at once and later, and refuses the key for other content',
    async (id) => {
      const input = getSample(id, await preparedFor(id));
      const key = asked(id);
      const send = () => world.send(id, input, key);
      const [[first, ...again], lines] = await audited(async () => [
        ...(await Promise.all([send(), send()])),
        await send(),
      ]);
      expect(first?.status).toBe(200);
      expect(again).toEqual([first, first]);
      expect(lines).toBe(linesOf(id));
      const other = getSample(id, placeholderIds('1'));
      if (JSON.stringify(other) === JSON.stringify(input)) return;
      const refused = await world.send(id, other, key);
      expect([refused.status, refused.body.error?.code]).toEqual([409, 'request.key_reused']);
    },
  );

  it(`${ENDS_ITS_SESSION} is over after the first time`, async () => {
    const key = asked(ENDS_ITS_SESSION);
    const send = () => world.send(ENDS_ITS_SESSION, getSample(ENDS_ITS_SESSION, placeholderIds('0')), key);
    const [answers, lines] = await audited(async () => [await send(), await send()]);
    expect(answers.map((a) => a.status)).toEqual([200, 401]);
    expect(lines).toBe(1);
  });
});
