/** What other areas may use of imports where the list of all airports may not come along. */
export { type DraftLeg, type DraftPlace, ImportDraft, ImportPreview } from './import-draft';
export { nameKey } from './text/person-name';
