import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { isDayField } from '@wayline/core/areas/data-transfer/fields/client-fields';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { useGuardedAction } from '../../../lib/use-permission';
import type { DataImport } from '../import-queries';
import { useImportStep } from '../use-import-step';
import { DuplicateDecisions } from './duplicate-decisions';
import { Figures } from './figures';
import { RowList } from './row-list';

/** What a dry run has found, what is done with whoever may be a client already, and the button that imports. */
export const ReviewStep = ({ of, onMapping }: { of: DataImport; onMapping: () => void }) => {
  const { tally, problems } = of;
  const [decisions, setDecisions] = useState(of.decisions);
  const [rows, setRows] = useState(of.row_decisions);
  const allowed = useGuardedAction('Edit Client Profiles', 'import clients');
  const { mutate, isPending } = useImportStep(() =>
    call('crm.imports.run', { id: of.id, version: of.version, decisions, row_decisions: rows }, { onMissing: 'stay' }),
  );
  const alike = tally.certain + tally.likely + tally.possible;
  return (
    <Stack gap="6">
      <Figures
        of={[
          ['Rows', tally.rows],
          ['Ready', tally.ready],
          ['May be clients already', alike],
          ['Can’t be imported', tally.failed],
        ]}
      />
      {of.mapping.some(isDayField) && (
        <Text color="fg.muted">
          {of.day_first
            ? 'Dates have the day first in the whole file, e.g. 25/12/1984.'
            : 'Dates have the month first in the whole file, e.g. 12/25/1984.'}
        </Text>
      )}
      {alike > 0 && (
        <DuplicateDecisions of={of} decisions={decisions} rows={rows} onDecisions={setDecisions} onRows={setRows} />
      )}
      {problems.length > 0 && (
        <RowList
          title="Rows that can’t be imported"
          rows={problems}
          of={tally.failed}
          heading="Why"
          show={({ why }) => why}
        />
      )}
      <HStack wrap="wrap" gap="3">
        <Button loading={isPending} disabled={tally.ready === 0} onClick={allowed(() => mutate(undefined))}>
          Import {countOf(tally.ready, 'row')}
        </Button>
        <Button variant="outline" onClick={onMapping}>
          Change columns
        </Button>
        <Text color="fg.muted">You can undo the import afterward.</Text>
      </HStack>
    </Stack>
  );
};
