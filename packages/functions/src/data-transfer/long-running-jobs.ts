import { continueImport } from '@wayline/core/areas/data-transfer/continue-import';
import { DataImports } from '@wayline/core/areas/data-transfer/data-import.records';
import { later } from '@wayline/core/base/later';
import { filesAdapter } from '../files/files-adapter';
import { defineJob } from '../kernel/job';

/** How long one run goes on with an import: the function has 300 s for all that is due, and the next run begins within a minute. */
const IMPORT_MS = 60_000;
const LOOKS = 150;

export const DATA_TRANSFER_LONG_JOBS = [
  defineJob(DataImports, ({ hurry, at: _at, ...deps }, company, data_import) => {
    const end = later(deps.now(), IMPORT_MS);
    const enough = () => hurry() || deps.now() > end;
    return continueImport({ deps, files: filesAdapter(), enough, looks: LOOKS }, company, data_import);
  }),
];
