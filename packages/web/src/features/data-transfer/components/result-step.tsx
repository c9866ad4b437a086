import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import { call } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { useGuardedAction } from '../../../lib/use-permission';
import { confirm } from '../../../ui/confirm-dialog';
import { IfPermitted } from '../../../ui/if-permitted';
import { notifyError } from '../../../ui/notify-error';
import { RouterButton } from '../../../ui/router-button';
import type { DataImport } from '../import-queries';
import { useImportStep } from '../use-import-step';
import { Figures } from './figures';
import { RowList } from './row-list';

const QUESTION = {
  title: 'Undo this import?',
  text: 'Clients it added go to the trash for 30 days, and fields it filled in are emptied. Clients that were changed since, or are on a trip, are kept as they are.',
  confirm: 'Undo import',
  danger: true,
};

const undoneWords = ({ removed, put_back, left_alone }: DataImport['taken_back']): string => {
  const parts = [
    removed > 0 && `${countOf(removed, 'client')} moved to the trash`,
    put_back > 0 && `${countOf(put_back, 'client')} put back as before`,
    left_alone > 0 && `${countOf(left_alone, 'client')} left alone`,
  ].filter(Boolean);
  return parts.length > 0
    ? `Import undone: ${parts.join(', ')}.`
    : 'Import undone. There was nothing left to take back.';
};

/** What became of an import, with the file that says it row by row, and the way back. */
export const ResultStep = ({ of }: { of: DataImport }) => {
  const { id, version, state, done, taken_back, left, problems } = of;
  const allowed = useGuardedAction('Delete Client Profiles', 'undo an import');
  const { mutate, isPending } = useImportStep(() =>
    call('crm.imports.take-back', { id, version }, { onMissing: 'stay' }),
  );
  const undo = async () => {
    if (await confirm(QUESTION)) mutate(undefined);
  };
  const download = async () => {
    try {
      const { url } = await call('crm.imports.result', { id }, { onMissing: 'stay' });
      window.location.assign(url);
    } catch (thrown) {
      notifyError(thrown);
    }
  };
  const isUndone = state === 'taken_back';
  return (
    <Stack gap="6">
      <Figures
        of={[
          ['Added', done.created],
          ['Filled in', done.filled],
          ['Skipped', done.skipped],
          ['Not imported', done.failed],
        ]}
      />
      {isUndone && <Text role="status">{undoneWords(taken_back)}</Text>}
      {left.length > 0 && (
        <RowList
          title="Clients that were left alone"
          rows={left}
          of={taken_back.left_alone}
          heading="Why"
          show={({ why }) => why}
        />
      )}
      {problems.length > 0 && done.failed > 0 && (
        <RowList
          title="Rows that weren’t imported"
          rows={problems}
          of={done.failed}
          heading="Why"
          show={({ why }) => why}
        />
      )}
      <HStack wrap="wrap" gap="3">
        <RouterButton to={PATHS.clients()}>See clients</RouterButton>
        {state !== 'failed' && (
          <Button variant="outline" onClick={() => void download()}>
            Download results
          </Button>
        )}
        {!isUndone && done.created + done.filled > 0 && (
          <IfPermitted permission="Delete Client Profiles">
            <Button variant="outline" color="fg.error" loading={isPending} onClick={allowed(() => void undo())}>
              Undo import
            </Button>
          </IfPermitted>
        )}
      </HStack>
    </Stack>
  );
};
