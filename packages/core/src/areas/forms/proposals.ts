import * as z from 'zod';
import { isSamePhone } from '../../base/phone';
import { TARGET_NAMES } from './field-targets';
import { FieldId } from './form';
import {
  isListTarget,
  isSecretTarget,
  type KnownProfile,
  maskNumber,
  readTarget,
  splitEntries,
} from './profile-values';
import { type AcceptedPerson, LONGEST_BEFORE, PROPOSAL_KINDS } from './submission';
import type { MappedAnswer } from './submission-people';

/** An answer beside what the profile says now, or said before the answer was accepted. */
export const Proposal = z.object({
  field_id: FieldId,
  target: z.enum(TARGET_NAMES),
  label: z.string(),
  current: z.string(),
  proposed: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
  is_accepted: z.boolean(),
});
export type Proposal = z.infer<typeof Proposal>;

const fold = (value: string) => value.trim().replace(/\s+/g, ' ').toLowerCase();

const isSame = ({ target, field, value }: MappedAnswer, current: string, profile: KnownProfile | undefined) => {
  if (target === 'client.email') return (profile?.client.emails ?? []).some((email) => fold(email) === fold(value));
  if (isListTarget(target)) {
    const known = new Set(splitEntries(target, current).map(fold));
    return splitEntries(target, value).every((one) => known.has(fold(one)));
  }
  if (field.type === 'phone') return isSamePhone(value, current);
  return fold(value) === fold(current);
};

/** What a profile has several of, and an answer is one more. */
const isOneMore = (target: MappedAnswer['target']) => target === 'client.email' || isListTarget(target);

/**
 * What each answer would do to a profile; where there is no profile yet, all of them fill it. What was accepted already stands as it was then:
 * `accepted` is what the profile said before.
 */
export const listProposals = (
  answers: readonly MappedAnswer[],
  profile: KnownProfile | undefined,
  accepted: AcceptedPerson['before'] = [],
): Proposal[] =>
  answers.map((answer) => {
    const { target, field, value } = answer;
    const current = profile ? readTarget(target, profile) : '';
    const proposed = isSecretTarget(target) ? maskNumber(value) : value;
    const compared = isSecretTarget(target) ? { ...answer, value: proposed } : answer;
    const isEqual = current !== '' && isSame(compared, current, profile);
    const kind = isEqual ? 'same' : current === '' ? 'fills' : isOneMore(target) ? 'adds' : 'changes';
    const before = accepted.find(({ field_id }) => field_id === field.id);
    const { id: field_id, label } = field;
    return { field_id, target, label, current, proposed, kind, ...before, is_accepted: before !== undefined };
  });

/** What of a profile is kept of answers that are accepted. */
export const toBefore = (proposals: readonly Proposal[], accepted: ReadonlySet<string>): AcceptedPerson['before'] =>
  proposals
    .filter(({ field_id }) => accepted.has(field_id))
    .map(({ field_id, current, kind }) => ({ field_id, current: current.slice(0, LONGEST_BEFORE), kind }));
