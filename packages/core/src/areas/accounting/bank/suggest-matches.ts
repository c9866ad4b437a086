import { daysBetween } from '../../../base/days';
import { groupBy } from '../../../base/group-by';
import { sum } from '../../../base/sum';
import type { ClientId } from '../../clients/public-schemas';
import type { PartDraft } from '../payments/payment';
import type { PayableRow } from '../suppliers/payable';
import type { BankLine, Reason, Suggestion } from './bank-line';
import type { BookedMove } from './booked-moves';
import { compareName, type Folded, foldBankText, hasCode } from './like-texts';

/** What a line may be. An entry of the books with what it is called, who is behind it and the codes it is known by. */
export type KnownMove = BookedMove & { words: string; names: readonly string[]; codes: readonly string[] };
/** What one of those who pay still owes on an invoice; `due` are the amounts that are asked for, the next one first, each with all before it. */
export type OpenShare = PartDraft & {
  client_id: ClientId;
  name: string;
  invoice_no: string;
  codes: readonly string[];
  currency: string;
  due: readonly number[];
};
export type Known = { moves: readonly KnownMove[]; shares: readonly OpenShare[]; payables: readonly PayableRow[] };
type Line = Pick<
  BankLine,
  'id' | 'account' | 'day' | 'amount' | 'currency' | 'name' | 'text' | 'reference' | 'check_number' | 'bank_id'
>;

/** What each reason counts, of 100. */
const POINTS: Readonly<Record<Reason, number>> = {
  same_amount: 45,
  same_day: 25,
  near_day: 15,
  invoice_number: 40,
  reference: 40,
  same_name: 30,
  like_name: 12,
  due_now: 35,
  parts_add_up: 40,
  looks_like_fee: 50,
};
/** What isn’t suggested, what is sure, and how far ahead of the next one that has to be. */
const [LEAST, SURE, LEAD, MOST_SHOWN] = [45, 80, 20, 3];
/** As many days as the books are from the bank at most, and as many within which the day speaks for a match. */
export const FARTHEST = 14;
const NEAR = 4;
/** As many open parts of one client, or bookings of one supplier, as are added up. */
const MOST_ADDED = 12;
const FEE_WORDS =
  /\b(fees?|charges?|commission|comision|gebuhr|gebuhren|entgelt|frais|spese|kosten|tarifa|wire out|service charge|maintenance)\b/;

type Candidate = Omit<Suggestion, 'score' | 'sure'> & {
  /** What it takes: nothing else can be that, too. */
  takes: readonly string[];
  /** Whether the bank names somebody, and none of those who are behind it. */
  isOther?: boolean;
};
type Read = { line: Line; text: Folded; name: Folded };

const MOST = 100;
/** What speaks against it: the bank names somebody, and it is somebody else. */
const OTHER_NAME = 25;
const toScore = ({ reasons, isOther }: Pick<Candidate, 'reasons' | 'isOther'>) =>
  sum(reasons.map((reason) => POINTS[reason])) - (isOther ? OTHER_NAME : 0);
const toNamed = (text: Folded, names: readonly string[]): Reason[] => {
  const found = names.map((name) => compareName(text, name));
  if (found.includes('same')) return ['same_name'];
  return found.includes('like') ? ['like_name'] : [];
};
/** Whether somebody else is named as the other side. */
const isOtherName = ({ name }: Read, names: readonly string[]): boolean =>
  name.words.size > 0 && names.length > 0 && names.every((one) => compareName(name, one) === undefined);
const has = (text: Folded, codes: readonly string[]) => codes.some((code) => hasCode(text, code));

/** What is in the books already, of the same amount and about the same day. */
const findMoves = (read: Read, moves: readonly KnownMove[]): Candidate[] =>
  moves.flatMap((move): Candidate[] => {
    const { line, text } = read;
    const apart = Math.abs(daysBetween(move.entry_date, line.day));
    if (move.amount !== line.amount || move.currency !== line.currency || apart > FARTHEST) return [];
    const near: Reason[] = apart === 0 ? ['same_day'] : apart <= NEAR ? ['near_day'] : [];
    const reasons: Reason[] = [
      'same_amount',
      ...near,
      ...(has(text, move.codes) ? (['reference'] as const) : []),
      ...toNamed(text, move.names),
    ];
    const { entry_id, entry_date } = move;
    return [
      {
        decision: { as: 'found', entries: [{ entry_id, entry_date }] },
        ...{ words: move.words, day: entry_date, reasons, takes: [move.source] },
        isOther: isOtherName(read, move.names),
      },
    ];
  });

/** Some of these that add up to an amount, the fewest first; all of them, two or three. */
const addUp = <T>(all: readonly T[], amount: number, toAmount: (one: T) => number): T[] | undefined => {
  if (all.length < 2 || all.length > MOST_ADDED) return undefined;
  for (const [i, a] of all.entries())
    for (const [j, b] of all.entries()) {
      if (j <= i) continue;
      if (toAmount(a) + toAmount(b) === amount) return [a, b];
      const c = all.find((one, k) => k > j && toAmount(a) + toAmount(b) + toAmount(one) === amount);
      if (c) return [a, b, c];
    }
  return sum(all.map(toAmount)) === amount ? [...all] : undefined;
};
const toKey = ({ invoice_id, payer_id }: OpenShare) => `${invoice_id} ${payer_id}`;
const toPart = ({ invoice_id, payer_id }: OpenShare, amount: number): PartDraft => ({ invoice_id, payer_id, amount });

/** What clients owe that a line may pay: one part of an invoice, or several of one client’s. */
const findShares = ({ line, text }: Read, all: readonly OpenShare[]): Candidate[] => {
  if (line.amount < 0) return [];
  const open = all.filter(({ currency, amount }) => currency === line.currency && amount > 0);
  const single = open.flatMap((share): Candidate[] => {
    const paid: Reason[] =
      share.amount === line.amount ? ['same_amount'] : share.due.includes(line.amount) ? ['due_now'] : [];
    const reasons: Reason[] = [
      ...(has(text, [share.invoice_no]) ? (['invoice_number'] as const) : []),
      ...(has(text, share.codes) ? (['reference'] as const) : []),
      ...paid,
      ...toNamed(text, [share.name]),
    ];
    const amount = Math.min(share.amount, line.amount);
    return [
      {
        decision: { as: 'received', client_id: share.client_id, apply: [toPart(share, amount)] },
        words: `${share.name} · ${share.invoice_no}`,
        ...{ reasons, takes: [toKey(share)] },
      },
    ];
  });
  const several = [...groupBy(open, ({ client_id }) => client_id)].flatMap(([client_id, shares]): Candidate[] => {
    const named = shares.filter(({ invoice_no }) => has(text, [invoice_no]));
    const added =
      named.length > 1 && sum(named.map(({ amount }) => amount)) === line.amount
        ? named
        : addUp(shares, line.amount, ({ amount }) => amount);
    if (!added) return [];
    const [{ name }] = added as [OpenShare, ...OpenShare[]];
    return [
      {
        decision: { as: 'received', client_id, apply: added.map((share) => toPart(share, share.amount)) },
        words: `${name} · ${added.map(({ invoice_no }) => invoice_no).join(', ')}`,
        reasons: ['parts_add_up', ...(added === named ? (['invoice_number'] as const) : []), ...toNamed(text, [name])],
        takes: added.map(toKey),
      },
    ];
  });
  return [...single, ...several];
};

const toPayableKey = ({ trip_id, booking_id }: PayableRow) => `${trip_id} ${booking_id}`;
/** What suppliers are owed that a line may pay, or have too much of that it may bring back. */
const findPayables = ({ line, text }: Read, all: readonly PayableRow[]): Candidate[] => {
  const toLeft = ({ left }: PayableRow) => (line.amount < 0 ? left : -left);
  const open = all.filter((one) => one.paid_to === 'agency' && one.currency === line.currency && toLeft(one) > 0);
  const amount = Math.abs(line.amount);
  const toCandidate = (rows: readonly PayableRow[], reasons: readonly Reason[]): Candidate => ({
    decision: {
      as: 'paid',
      parts: rows.map((row) => ({
        ...{ trip_id: row.trip_id, booking_id: row.booking_id, commission_kept: 0 },
        amount: rows.length > 1 ? toLeft(row) : Math.min(toLeft(row), amount),
      })),
    },
    words: `${rows[0]?.supplier_name ?? ''} · ${rows.map(({ title }) => title).join(', ')}`,
    ...(rows[0]?.due_on && { day: rows[0].due_on }),
    ...{ reasons: [...reasons], takes: rows.map(toPayableKey) },
  });
  const single = open
    // More than is owed for one booking is for something else besides.
    .filter((one) => toLeft(one) >= amount)
    .map((one) =>
      toCandidate(
        [one],
        [
          ...(toLeft(one) === amount ? (['same_amount'] as const) : []),
          ...(has(text, [one.confirmation_id ?? '']) ? (['reference'] as const) : []),
          ...toNamed(text, [one.supplier_name]),
        ],
      ),
    );
  const several = [...groupBy(open, ({ supplier_name }) => supplier_name)].flatMap(([name, rows]) => {
    const added = addUp(rows, amount, toLeft);
    return added ? [toCandidate(added, ['parts_add_up', ...toNamed(text, [name])])] : [];
  });
  return [...single, ...several];
};

const BANK_FEES = '5230';
/** What a bank took for itself, by what it wrote. */
const findFee = ({ line, text }: Read): Candidate[] =>
  line.amount < 0 && FEE_WORDS.test(text.spaced)
    ? [
        {
          decision: { as: 'posted', account: BANK_FEES },
          ...{ words: 'Bank fees', reasons: ['looks_like_fee'], takes: [] },
        },
      ]
    : [];

const scoreAll = (read: Read, { moves, shares, payables }: Known) =>
  [...findMoves(read, moves), ...findShares(read, shares), ...findPayables(read, payables), ...findFee(read)]
    .map((candidate) => ({ ...candidate, score: toScore(candidate) }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score);

/**
 * What each of some lines most likely is, the likeliest first, three at most. Nothing is suggested first for two lines: whichever has more
 * reasons has it. A suggestion is sure where it has reason enough, nothing else comes near for its line, and its line is the only one that comes near.
 */
export const suggestMatches = (lines: readonly Line[], known: Known): ReadonlyMap<Line['id'], Suggestion[]> => {
  const found = lines.map((line) => {
    const text = foldBankText(line.name, line.text, line.reference, line.check_number, line.bank_id);
    return { line, candidates: scoreAll({ line, text, name: foldBankText(line.name) }, known) };
  });
  /** The scores with which lines want something. */
  const wanted = new Map<string, { id: string; score: number }[]>();
  for (const { line, candidates } of found)
    for (const { takes, score } of candidates)
      for (const key of takes) wanted.set(key, [...(wanted.get(key) ?? []), { id: line.id, score }]);
  const taken = new Set<string>();
  const firsts = new Map<string, (typeof found)[number]['candidates'][number]>();
  const ranked = found
    .flatMap(({ line, candidates }) => candidates.map((candidate) => ({ line, candidate })))
    .sort((a, b) => b.candidate.score - a.candidate.score || (a.line.id < b.line.id ? -1 : 1));
  for (const { line, candidate } of ranked) {
    if (firsts.has(line.id) || candidate.takes.some((key) => taken.has(key))) continue;
    firsts.set(line.id, candidate);
    for (const key of candidate.takes) taken.add(key);
  }
  return new Map(
    found.map(({ line, candidates }) => {
      const first = firsts.get(line.id);
      if (!first) return [line.id, []];
      const others = candidates.filter((one) => one !== first);
      const isAhead = (score: number) => first.score >= score + LEAD;
      const sure =
        first.score >= SURE &&
        !first.isOther &&
        others.every(({ score }) => isAhead(score)) &&
        first.takes.every((key) => (wanted.get(key) ?? []).every(({ id, score }) => id === line.id || isAhead(score)));
      const shown = [first, ...others].slice(0, MOST_SHOWN);
      return [
        line.id,
        shown.map(({ takes: _takes, isOther: _other, score, ...one }, i) => ({
          ...one,
          score: Math.min(MOST, score),
          sure: i === 0 && sure,
        })),
      ];
    }),
  );
};
