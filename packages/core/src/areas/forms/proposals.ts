import * as z from 'zod';
import { isSamePhone } from '../../base/phone';
import { TARGET_NAMES } from './field-targets';
import { FieldId } from './form';
import { isListTarget, isSecretTarget, type KnownProfile, maskNumber, readTarget } from './profile-values';
import type { MappedAnswer } from './submission-people';

/** Whether an answer fills what is empty, differs from what is known, or says the same. */
export const PROPOSAL_KINDS = ['fills', 'changes', 'same'] as const;

/** An answer beside what the profile says now. */
export const Proposal = z.object({
  field_id: FieldId,
  target: z.enum(TARGET_NAMES),
  label: z.string(),
  current: z.string(),
  proposed: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
});
export type Proposal = z.infer<typeof Proposal>;

const fold = (value: string) => value.trim().replace(/\s+/g, ' ').toLowerCase();

const isSame = ({ target, field, value }: MappedAnswer, current: string, profile: KnownProfile | undefined) => {
  if (target === 'client.email') return (profile?.client.emails ?? []).some((email) => fold(email) === fold(value));
  if (isListTarget(target)) {
    const known = new Set(current.split(',').map(fold));
    return value.split(',').every((one) => known.has(fold(one)));
  }
  if (field.type === 'phone') return isSamePhone(value, current);
  return fold(value) === fold(current);
};

/** What each answer would do to a profile; where there is no profile yet, all of them fill it. */
export const listProposals = (answers: readonly MappedAnswer[], profile: KnownProfile | undefined): Proposal[] =>
  answers.map((answer) => {
    const { target, field, value } = answer;
    const current = profile ? readTarget(target, profile) : '';
    const proposed = isSecretTarget(target) ? maskNumber(value) : value;
    const compared = isSecretTarget(target) ? { ...answer, value: proposed } : answer;
    const isEqual = current !== '' && isSame(compared, current, profile);
    const kind = isEqual ? 'same' : current === '' ? 'fills' : 'changes';
    return { field_id: field.id, target, label: field.label, current, proposed, kind };
  });
