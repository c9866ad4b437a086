/** What other areas may use of imports. */
export { findAirport } from './airports';
export { isPartial } from './draft-changes';
export { type DraftLeg, type DraftPlace, ImportDraft, ImportPreview } from './import-draft';
export { nameKey } from './text/person-name';
