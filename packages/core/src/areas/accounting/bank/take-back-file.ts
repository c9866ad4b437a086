import type { SignedCall } from '../../../access/signed-call';
import { interpolate } from '../../../base/messages';
import { type Result, refuse as refuseRequest } from '../../../base/result';
import { committer, writeTogether } from '../../../store/commit';
import { commitContext } from '../../../store/deps';
import { listPages } from '../../../store/full-page';
import type { TenantDb } from '../../../store/tenant-db';
import { bankFileEvents } from './bank.events';
import { BANK_LINE_LIST, BankFiles, BankLineRows, BankLines, DONE_BANK_LINE_LIST } from './bank.records';
import type { BankFile, ShownBankFile } from './bank-file';
import type { BankFileId } from './bank-id';
import type { BankLine } from './bank-line';
import { toShownBankFile } from './load-bank-file';
import { reopenLine } from './reopen-line';

/** As many lines as one request takes back, and of them as many as were decided, each in a transaction with what it recorded. */
const [MOST_TAKEN, MOST_REOPENED, AT_ONCE] = [2_000, 100, 40];
/** As many that can’t be taken back are told of in one request; the ones behind them are reached once those are settled. */
const MOST_KEPT = 500;

/** The lines of a file as they are, some at a time. */
async function* linesOf(db: TenantDb, { id, from, until }: BankFile): AsyncGenerator<BankLine[]> {
  const between = { from, until: `${until}~`, limit: 100 };
  for (const list of [BANK_LINE_LIST, DONE_BANK_LINE_LIST])
    for await (const rows of listPages((cursor) => db.listRows(list, BankLineRows, { ...between, cursor }))) {
      const own = rows.filter(({ file_id }) => file_id === id);
      const found = await db.getMany(
        own.map((row) => ({ def: BankLines, key: { id: row.id } })),
        true,
      );
      yield found.filter((line) => line !== undefined);
    }
}

/** Removes lines that are open, as they were read; one that somebody decided at this moment stays for the next time. */
const removeLines = async (db: TenantDb, lines: readonly BankLine[]): Promise<number> => {
  let removed = 0;
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const some = lines.slice(at, at + AT_ONCE);
    const written = await writeTogether(
      db,
      some.map((line) => db.deleteIfUnchanged(BankLines, line, ['version'])),
    );
    if (written.ok) removed += some.length;
  }
  return removed;
};

/** A line that stays, and why. */
export type KeptLine = { id: BankLine['id']; message: string };
type Call = SignedCall & { request_id: string };
export type TakenBack = { file: ShownBankFile; left: number; kept: KeptLine[] };

/**
 * Takes a file back: what was recorded from its lines is taken back today, and the lines go. A long one takes several requests, and `left` says
 * how many lines are to go; `kept` are lines whose payment can’t be taken back, with why. Safe to repeat.
 */
export const takeBackFile = async (call: Call, id: BankFileId): Promise<Result<TakenBack>> => {
  const { actor, db, deps, commit } = call;
  const file = await db.get(BankFiles, { id }, true);
  if (!file || file.state === 'taken_back') return refuseRequest('record.missing');
  // Each line is taken back by itself: the answer of this request is none of theirs.
  const by = { company: db.company, actor_id: actor.user_id, actor_name: actor.name, request_id: call.request_id };
  const each = { ...call, commit: committer(commitContext(deps, by)) };
  const kept: KeptLine[] = [];
  let [taken, reopened, found, isWhole] = [0, 0, 0, true];
  for await (const lines of linesOf(db, file)) {
    const open: BankLine[] = [];
    found += lines.length;
    for (const line of lines) {
      if (line.state === 'open') open.push(line);
      else if (reopened < MOST_REOPENED) {
        const done = await reopenLine(each, line);
        if (done.ok) reopened += 1;
        if (done.ok) open.push({ ...line, ...done.value.line, matched: undefined });
        else if (done.code !== 'record.stale')
          kept.push({ id: line.id, message: interpolate(done.error.message, done.params ?? {}) });
      }
    }
    taken += await removeLines(db, open);
    isWhole = taken < MOST_TAKEN && reopened < MOST_REOPENED && kept.length < MOST_KEPT;
    if (!isWhole) break;
  }
  // A request that broke off has taken lines that the file still counts: a look through all of it that finds none is the end.
  const isDone = isWhole && (found === kept.length || taken + kept.length >= file.lines);
  const left = isDone ? 0 : Math.max(1, file.lines - taken - kept.length);
  const after: BankFile = {
    ...file,
    lines: isDone ? kept.length : Math.max(0, file.lines - taken),
    ...(left === 0 && kept.length === 0 && { state: 'taken_back', taken_back_at: deps.now() }),
  };
  const answer = { file: toShownBankFile({ ...after, version: file.version + 1 }), left, kept };
  return commit({
    writes: [db.change(BankFiles, file, after)],
    events: [bankFileEvents.taken_back({ id, name: file.name })],
    answer,
  });
};
