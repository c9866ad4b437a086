import { type Client, ClientDraft, type TravelDocument } from '../clients/public';
import { type DocumentTarget, isDocumentTarget, isListTarget, type KnownProfile, splitEntries } from './profile-values';
import type { MappedAnswer } from './submission-people';

type Parts = Record<string, unknown>;
/** What is to be written of a document: its fields, and its number before it is encrypted. */
export type DocumentChange = { fields: Partial<TravelDocument>; number?: string };
export type AppliedAnswers = {
  client: Partial<ClientDraft>;
  documents: Partial<Record<DocumentTarget, DocumentChange>>;
  /** Fields whose answers the profile has no room for, as they are typed. */
  refused: string[];
};

const join = (known: readonly string[], more: readonly string[]) => {
  const folded = new Set(known.map((one) => one.toLowerCase()));
  return [...known, ...more.filter((one) => !folded.has(one.toLowerCase()))];
};
const first = <T>(entries: readonly T[] | undefined): Parts => ({ ...(entries?.[0] as Parts | undefined) });

/** Lays one accepted answer over a profile as it becomes. Lists get what they don't have, everything else is replaced. */
const lay = (client: Parts, { target, value }: MappedAnswer): Parts => {
  const [part = '', field = ''] = target.split('.');
  const known = isListTarget(target)
    ? ((part === 'client' ? client[field] : (client[part] as Parts | undefined)?.[field]) as string[] | undefined)
    : undefined;
  const next = isListTarget(target) ? join(known ?? [], splitEntries(target, value)) : value;
  if (target === 'client.email') {
    return { ...client, emails: join((client.emails ?? []) as string[], [value]) };
  }
  if (part === 'client') return { ...client, [field]: next };
  if (part === 'address' || part === 'loyalty') {
    const list = part === 'address' ? 'addresses' : 'loyalty_programs';
    const entries = (client[list] ?? []) as Parts[];
    return { ...client, [list]: [{ ...first(entries), [field]: value }, ...entries.slice(1)] };
  }
  return { ...client, [part]: { ...(client[part] as Parts | undefined), [field]: next } };
};

/**
 * What accepted answers make of a profile. Each is laid over by itself and checked: one that the profile has no room for is named and left out, so that
 * it keeps none of the others from being accepted.
 */
export const applyAnswers = (
  answers: readonly MappedAnswer[],
  profile: Pick<KnownProfile, 'documents'> & { client?: Client },
): AppliedAnswers => {
  const applied: AppliedAnswers = { client: {}, documents: {}, refused: [] };
  let client: Parts = { first_name: '', ...profile.client };
  for (const answer of answers) {
    const [part = '', field = ''] = answer.target.split('.');
    if (isDocumentTarget(part)) {
      const before = applied.documents[part] ?? { fields: {} };
      applied.documents[part] =
        field === 'number'
          ? { ...before, number: answer.value }
          : { ...before, fields: { ...before.fields, [field]: answer.value } };
      continue;
    }
    const next = lay(client, answer);
    const changed = Object.keys(next).filter((name) => next[name] !== client[name]);
    const shape: Parts = ClientDraft.shape;
    const isFine = changed.every((name) => {
      const schema = shape[name] as (typeof ClientDraft.shape)['phone'] | undefined;
      return schema === undefined || schema.safeParse(next[name]).success;
    });
    if (!isFine) {
      applied.refused.push(answer.field.id);
      continue;
    }
    client = next;
    for (const name of changed) Object.assign(applied.client, { [name]: next[name] });
  }
  return applied;
};
