import { reasonOf } from '../../../base/reason';

export const ASK_REASON = 'Please say why you need the number.';
export const LONGEST_REASON = 200;
/** Why somebody looks at the number of a travel document; kept in the history with who it was. Source: R-ACC-073 (G-173). */
export const RevealReason = reasonOf(LONGEST_REASON, ASK_REASON);
