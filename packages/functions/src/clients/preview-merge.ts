import { mergeContracts } from '@wayline/core/areas/clients/merge/merge.contract';
import { previewMerge } from '@wayline/core/areas/clients/merge/preview-merge';
import { endpoint } from '../kernel/endpoint';

/** The three copies stand beside each other before anything is written. Source: R-ACC-093. */
export const handler = endpoint(mergeContracts['crm.merge.preview'], ({ input, db, deps }) =>
  previewMerge(db, input, deps.now()),
);
