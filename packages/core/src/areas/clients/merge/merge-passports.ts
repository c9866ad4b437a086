import type { TravelDocument } from '../client.records';
import { TravelDocumentDraft } from '../travel-document';
import { isFilled } from './merge-lists';

/** What becomes of the documents of two profiles: those that stay with the kept one, those that move to it, and the passports that one of the same names makes superfluous. */
export type MergedDocuments<D> = { stay: D[]; move: D[]; dropped: D[]; left_behind: D[] };
type Document = TravelDocumentDraft & Partial<Pick<TravelDocument, 'number_encrypted'>>;

const fold = (text: string | undefined) => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
/** Names that are not given match none. Source: R-ACC-106, R-ACC-107 (G-162). */
const hasSameNames = (a: Document, b: Document) => fold(a.names) !== '' && fold(a.names) === fold(b.names);
const hasSameCountry = (a: Document, b: Document) => fold(a.country) === fold(b.country);

const COMPARED = [...Object.keys(TravelDocumentDraft.shape), 'number_encrypted'];
const countFilled = (document: Document): number => {
  const fields: Record<string, unknown> = document;
  return COMPARED.filter((name) => isFilled(fields[name])).length;
};

/**
 * Brings documents together. Of two passports in the same names the more complete one stays, and the kept profile's when they are even, unless
 * `keepAll` says that both are wanted, as somebody with two citizenships has two; a passport meets the one of its own country first. All other
 * documents move. Source: R-ACC-106, R-ACC-107, R-ACC-108 (G-162).
 */
export const mergePassports = <D extends Document>(
  existing: readonly D[],
  to_merge: readonly D[],
  keepAll = false,
): MergedDocuments<D> => {
  const matched = new Map<D, D>();
  const isFree = (kept: D) => kept.kind === 'passport' && ![...matched.values()].includes(kept);
  for (const isMatch of [(a: D, b: D) => hasSameNames(a, b) && hasSameCountry(a, b), hasSameNames])
    for (const other of to_merge) {
      if (keepAll || other.kind !== 'passport' || matched.has(other)) continue;
      const kept = existing.find((one) => isFree(one) && isMatch(one, other));
      if (kept) matched.set(other, kept);
    }
  const winners = new Set(
    [...matched].flatMap(([other, kept]) => (countFilled(other) > countFilled(kept) ? [other] : [])),
  );
  const dropped = [...matched].flatMap(([other, kept]) => (winners.has(other) ? [kept] : []));
  const moves = (other: D) => !matched.has(other) || winners.has(other);
  return {
    stay: existing.filter((one) => !dropped.includes(one)),
    move: to_merge.filter(moves),
    dropped,
    left_behind: to_merge.filter((other) => !moves(other)),
  };
};
