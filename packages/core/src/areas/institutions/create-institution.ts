import { commitUnchanged } from '../../access/commit-unchanged';
import type { SignedCall } from '../../access/signed-call';
import { MESSAGES } from '../../base/messages';
import type { Result } from '../../base/result';
import { takeSerial } from '../../store/serial';
import { findInstitutionsByName } from './find-institutions-by-name';
import { type Institution, type InstitutionDraft, kindOf } from './institution';
import { Institutions } from './institution.records';
import type { InstitutionKind } from './institution-categories';
import type { InstitutionId } from './institution-id';
import { newInstitution } from './new-institution';

/** What each kind is called in the answer, and what is said of one that was added. Source: R-SHELL-282, R-SHELL-283 (G-070). */
const ANSWERS = {
  supplier: { institution_type: 'Suppliers', message: MESSAGES['institution.create.supplier_success'] },
  institution: { institution_type: 'Institutions', message: MESSAGES['institution.create.institution_success'] },
} as const satisfies Record<InstitutionKind, unknown>;

type Answer = {
  error: boolean;
  message: string;
  institution_type: (typeof ANSWERS)[InstitutionKind]['institution_type'];
  institution?: Institution;
  /** The one that is called so already. */
  existing_id?: InstitutionId;
};

/** Adds an institution; where one of its kind is called so, only when that is meant. Source: R-SHELL-256 (G-071). */
export const createInstitution = async (
  { actor, db, deps, commit }: SignedCall,
  draft: InstitutionDraft,
  { allowSameName }: { allowSameName: boolean },
): Promise<Result<Answer>> => {
  const kind = kindOf(draft);
  const { institution_type, message } = ANSWERS[kind];
  const namesakes = allowSameName ? [] : await findInstitutionsByName(db, draft.name);
  const existing = namesakes.find((one) => kindOf(one) === kind);
  if (existing)
    return commitUnchanged({ actor, commit }, 'institution.create.unchanged', {
      error: true,
      message: `${existing.name} is already on your list (${existing.acct}).`,
      institution_type,
      existing_id: existing.id,
    });
  const serial = await takeSerial(db, 'institution');
  const created = db.create(Institutions, newInstitution({ actor, deps }, draft, serial));
  return commit({
    writes: [created],
    answer: { error: false, message, institution_type, institution: created.after },
  });
};
