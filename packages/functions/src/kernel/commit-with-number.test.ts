import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ok, refuse } from '@wayline/core/base/result';
import { openTable, type Table } from '@wayline/core/store/client';
import { committer } from '@wayline/core/store/commit';
import { commitWithNumber } from '@wayline/core/store/commit-with-number';
import { commitContext } from '@wayline/core/store/deps';
import { record } from '@wayline/core/store/record';
import { tenantDb } from '@wayline/core/store/tenant-db';
import type { Write } from '@wayline/core/store/write';
import { interceptClients } from '@wayline/local/intercept-clients';
import { conflicts } from '@wayline/local/like-aws/conflicts';
import { startWorld, type World } from '@wayline/local/testing/world';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { baseDeps } from './deps';

/** How long numbers are tried for matters to one test alone; in the others a slow machine must not end the tries. */
const patience = Number.POSITIVE_INFINITY;
const WRITERS = 16;
const EACH = 30;

const Documents = record({
  name: 'test_document',
  schema: z.object({ series: z.string(), id: z.string(), number: z.int(), request: z.string() }),
  key: ['series', 'id'],
  partition: (k) => ['TEST_DOCUMENTS', k.series],
  sort: (k) => [k.id],
});

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let opened = 0;
const newSeries = () => `INVOICE-${++opened}`;
const company = () => world.people.owner.company_id;
const committerOn = (table: Table, request: string) =>
  committer({
    ...commitContext({ ...baseDeps(), table }, { company: company(), actor_id: 'usr_test', request_id: request }),
    idempotency: { key: request, input: { request } },
  });
/** The writes of a document, and what is committed with it under its number. */
const changeWith = (series: string, request: string, number: number, writes: readonly Write[]) => {
  const id = baseDeps().newId('file');
  const document = tenantDb(world.table, company()).insert(Documents, { series, id, number, request });
  return { writes: [document, ...writes], audit: { subject: id, action: 'test.issued' }, answer: number };
};
type Issue = { table?: Table; also?: readonly Write[] };
const issue = (series: string, request: string, { table = world.table, also = [] }: Issue = {}) =>
  commitWithNumber({ table, company: company(), patience, series }, (number, claim) =>
    committerOn(table, request)(changeWith(series, request, number, [...also, claim])),
  );
const documentsOf = async (series: string) =>
  (
    await tenantDb(world.table, company()).readPartition(
      ['TEST_DOCUMENTS', series],
      { documents: Documents },
      { consistent: true },
    )
  ).documents;
const numbersOf = async (series: string) =>
  (await documentsOf(series)).map(({ number }) => number).sort((a, b) => a - b);
const oneTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

type Send = (command: TransactWriteCommand) => Promise<unknown>;
/** The table as one writer reaches it: `meet` stands before each of its transactions. */
const tableThat = (meet: (send: Send, command: TransactWriteCommand) => Promise<unknown>): Table => {
  const { db, ...table } = world.table;
  const send = db.send.bind(db) as Send;
  const met = (command: unknown) =>
    command instanceof TransactWriteCommand ? meet(send, command) : send(command as TransactWriteCommand);
  return { ...table, db: Object.assign(Object.create(db), { send: met }) };
};
const conflictAt = (place: number, { input }: TransactWriteCommand) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled [TransactionConflict]',
    CancellationReasons: (input.TransactItems ?? []).map((_, i) => ({
      Code: i === place ? 'TransactionConflict' : 'None',
    })),
    $metadata: {},
  });
const CLAIM = 2;

describe('numbers without gaps', () => {
  it.each([1, 4])(
    `hold when ${WRITERS} write at once through %i container(s) and one transaction in twenty meets another`,
    async (containers) => {
      const series = newSeries();
      const tables = Array.from({ length: containers }, () => openTable(world.table.name));
      const end = interceptClients(conflicts());
      const writer = async (_: unknown, writer: number) => {
        const table = tables[writer % containers];
        for (let n = 0; n < EACH; n++)
          expect(await issue(series, `${series} ${writer} ${n}`, { table })).toMatchObject({ ok: true });
      };
      await Promise.all(Array.from({ length: WRITERS }, writer));
      end();
      expect(await numbersOf(series)).toEqual(oneTo(WRITERS * EACH));
    },
  );

  it('hold after any mix of conflicts, refusals, kills, lost answers and repetitions', async () => {
    const mishap = fc.constantFrom('none', 'conflict', 'refused', 'killed', 'answer lost');
    const request = fc.record({ key: fc.nat(5), mishap, place: fc.nat() });
    const asking = fc.array(request, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(asking, async (requests) => {
        const series = newSeries();
        const missing = tenantDb(world.table, company()).remove(Documents, { series, id: 'missing' });
        const ask = ({ key, mishap, place }: (typeof requests)[number]) => {
          let left = 1;
          const table = tableThat(async (send, command) => {
            if (left-- <= 0 || mishap === 'none' || mishap === 'refused') return send(command);
            if (mishap === 'conflict') throw conflictAt(place % (command.input.TransactItems?.length ?? 1), command);
            if (mishap === 'answer lost') await send(command);
            throw new Error(mishap);
          });
          const also = mishap === 'refused' ? [missing] : [];
          return issue(series, `${series} ${key}`, { table, also }).catch((error: Error) => error);
        };
        const answers = await Promise.all(requests.map(ask));
        const repeated = new Map<number, unknown>();
        for (const { key } of requests) {
          const answer = await issue(series, `${series} ${key}`);
          expect(answer).toMatchObject({ ok: true });
          expect(answer).toEqual(repeated.get(key) ?? answer);
          repeated.set(key, answer);
        }
        requests.forEach(({ key }, i) => {
          const answer = answers[i];
          if (answer && 'ok' in answer && answer.ok) expect(answer).toEqual(repeated.get(key));
        });
        const documents = await documentsOf(series);
        expect(documents.map((document) => document.number).sort((a, b) => a - b)).toEqual(oneTo(repeated.size));
        expect(new Set(documents.map((document) => document.request)).size).toBe(documents.length);
      }),
      { numRuns: 30 },
    );
  });

  it('hold for two series of one transaction', async () => {
    const [invoices, receipts] = [newSeries(), newSeries()];
    const issueBoth = (request: string) =>
      commitWithNumber(
        { table: world.table, company: company(), patience, series: invoices },
        (invoice, claimInvoice) =>
          commitWithNumber(
            { table: world.table, company: company(), patience, series: receipts },
            (receipt, claimReceipt) => {
              const other = changeWith(receipts, request, receipt, [claimReceipt, claimInvoice]);
              return committerOn(world.table, request)(changeWith(invoices, request, invoice, other.writes));
            },
          ),
      );
    const alone = ['a', 'b', 'c'].map((name) => issue(receipts, `${receipts} ${name}`));
    const both = ['d', 'e', 'f', 'g'].map((name) => issueBoth(`${receipts} ${name}`));
    for (const answer of await Promise.all([...alone, ...both])) expect(answer).toMatchObject({ ok: true });
    expect([await numbersOf(invoices), await numbersOf(receipts)]).toEqual([oneTo(4), oneTo(7)]);
  });
});

describe('a number', () => {
  it('that another took during a conflict is read again before anything else is sent', async () => {
    const series = newSeries();
    let sent = 0;
    const table = tableThat(async (send, command) => {
      if (++sent > 1) return send(command);
      await issue(series, `${series} another`);
      throw conflictAt(CLAIM, command);
    });
    expect(await issue(series, `${series} own`, { table })).toEqual({ ok: true, value: 2 });
    expect(sent).toBe(2);
  });

  it('is never taken from a read that may be old', async () => {
    const sent = vi.spyOn(world.table.db, 'send');
    await issue(newSeries(), 'fresh');
    const reads = sent.mock.calls.map(([command]) => command).filter((command) => command instanceof GetCommand);
    sent.mockRestore();
    expect(reads.map(({ input }) => input.ConsistentRead)).toEqual([true]);
  });

  it('of another series that was taken first is read again, and not this one', async () => {
    const store = { table: world.table, company: company(), patience };
    const [invoices, receipts] = [newSeries(), newSeries()];
    let tries = 0;
    const outcome = await commitWithNumber({ ...store, series: invoices }, (_, claim) => {
      tries += 1;
      return commitWithNumber({ ...store, series: receipts }, async () =>
        tries > 1 || !claim.refusal ? ok(tries) : claim.refusal,
      );
    });
    expect(outcome).toEqual(ok(2));
  });

  it('never bears a day before that of the number before it', async () => {
    const series = newSeries();
    const on = (day: string, request: string) =>
      commitWithNumber({ table: world.table, company: company(), patience, series, day }, (number, claim) =>
        committerOn(world.table, request)(changeWith(series, request, number, [claim])),
      );
    expect([await on('2031-03-02', 'second'), await on('2031-03-02', 'same day')]).toEqual([ok(1), ok(2)]);
    expect(await on('2031-03-01', 'first')).toEqual(refuse('series.later_day', { params: { day: '2031-03-02' } }));
    expect(await on('2031-03-04', 'later')).toEqual(ok(3));
  });

  it('is not tried for again when its record is refused', async () => {
    const commit = vi.fn(async () => refuse('record.stale'));
    const outcome = await commitWithNumber({ table: world.table, company: company(), series: newSeries() }, commit);
    expect([outcome, commit.mock.calls.length]).toEqual([refuse('record.stale'), 1]);
  });

  it('that others take for twelve seconds ends with a refusal that says so', async () => {
    const series = newSeries();
    const commit = vi.fn(async (_: number, claim: Write) => claim.refusal ?? refuse('unexpected'));
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (commit.mock.calls.length < 3 ? 0 : 12_001));
    const outcome = await commitWithNumber({ table: world.table, company: company(), series }, commit);
    clock.mockRestore();
    expect([outcome, commit.mock.calls.length]).toEqual([refuse('series.busy', { params: { series } }), 3]);
  });
});
