import { Progress, Stack, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { guessMapping, headerKey, type ImportMapping } from '@wayline/core/areas/trip/trips/lifecycle/import-columns';
import type { RowOutcome } from '@wayline/core/areas/trip/trips/lifecycle/trip-import';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { call } from '../../../../../lib/api';
import { formatCount } from '../../../../../lib/format-count';
import { notify } from '../../../../../lib/toast-store';
import { confirm } from '../../../../../ui/confirm-dialog';
import { DropZone } from '../../../../../ui/drop-zone';
import { ErrorNote } from '../../../../../ui/error-note';
import { Modal } from '../../../../../ui/modal';
import { notifyError } from '../../../../../ui/notify-error';
import { CheckStep } from './check-step';
import { MappingStep } from './mapping-step';
import { type CsvFile, readCsv } from './read-csv';
import { RecentImports } from './recent-imports';
import { ResultStep } from './result-step';
import { sendImport, type TripImport, undoImport } from './send-import';

type Step =
  | { name: 'choose' }
  | { name: 'map' | 'check'; file: CsvFile }
  | { name: 'working'; what: string; of: number }
  | { name: 'done'; file: CsvFile; trip_import: TripImport; outcomes: RowOutcome[] };
type Props = { onClose: () => void; onChanged: () => Promise<unknown> };

const IMPORTS = ['trip-imports'];

/** Trips from a CSV file: choose it, say what its columns are, see what each row becomes, import, and take it back if need be. Source: spec 2 §7. */
export const ImportDialog = ({ onClose, onChanged }: Props) => {
  const client = useQueryClient();
  const { data: imports = [] } = useQuery({
    queryKey: IMPORTS,
    queryFn: async ({ signal }) => (await call('trips.imports.list', {}, { signal })).imports,
  });
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [mapping, setMapping] = useState<ImportMapping>({});
  const [known, setKnown] = useState(false);
  const [fault, setFault] = useState<string>();
  const [done, setDone] = useState(0);

  const take = async (chosen: File) => {
    try {
      const file = await readCsv(chosen);
      const key = headerKey(file.headers);
      const before = imports.find(({ header_key }) => header_key === key);
      setKnown(before !== undefined);
      setMapping(before?.mapping ?? guessMapping(file.headers));
      setFault(undefined);
      setStep({ name: 'map', file });
    } catch (thrown) {
      setFault(thrown instanceof Error ? thrown.message : String(thrown));
    }
  };
  const work = async (what: string, of: number, back: Step, act: () => Promise<Step>) => {
    setDone(0);
    setStep({ name: 'working', what, of });
    try {
      setStep(await act());
    } catch (thrown) {
      notifyError(thrown);
      setStep(back);
    }
    await Promise.all([client.invalidateQueries({ queryKey: IMPORTS }), onChanged()]);
  };
  const send = (file: CsvFile) =>
    work('Importing', file.rows.length, { name: 'check', file }, async () => ({
      name: 'done',
      file,
      ...(await sendImport(file, mapping, setDone)),
    }));
  const undo = async (trip_import: TripImport, back: Step) => {
    const question = {
      title: 'Undo this import?',
      text: 'The imported trips are deleted. You can restore them for 30 days. Trips that someone has changed since are kept.',
      confirm: 'Undo import',
      danger: true,
    };
    if (!(await confirm(question))) return;
    await work('Undoing', trip_import.rows, back, async () => {
      const { gone, kept } = await undoImport(trip_import, setDone);
      const stayed = kept > 0 ? `${countOf(kept, 'trip')} kept because someone has made changes.` : undefined;
      notify({ kind: kept > 0 ? 'warning' : 'success', title: `${countOf(gone, 'trip')} deleted`, text: stayed });
      return { name: 'choose' };
    });
  };
  const close = () => {
    if (step.name !== 'working') onClose();
  };

  return (
    <Modal open title="Import trips" width="680px" onClose={close}>
      {step.name === 'choose' && (
        <Stack gap="4">
          {fault && <ErrorNote message={fault} />}
          <DropZone
            label="CSV file"
            hint="Drop a CSV file here. Put column names in the first row."
            accept=".csv,.tsv,.txt,text/csv"
            onFiles={([file]) => file && void take(file)}
          />
          {imports.length > 0 && (
            <RecentImports imports={imports} onUndo={(one) => void undo(one, { name: 'choose' })} />
          )}
        </Stack>
      )}
      {step.name === 'map' && (
        <MappingStep
          file={step.file}
          mapping={mapping}
          known={known}
          onMapping={setMapping}
          onBack={() => setStep({ name: 'choose' })}
          onNext={() => setStep({ name: 'check', file: step.file })}
        />
      )}
      {step.name === 'check' && (
        <CheckStep
          file={step.file}
          mapping={mapping}
          onBack={() => setStep({ name: 'map', file: step.file })}
          onImport={() => void send(step.file)}
        />
      )}
      {step.name === 'working' && (
        <Progress.Root value={done} max={step.of} aria-label={step.what}>
          <Text role="status" pb="2">
            {step.what}: {formatCount(done)} of {countOf(step.of, 'row')}
          </Text>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      {step.name === 'done' && (
        <ResultStep
          file={step.file}
          nameAt={mapping.trip_name}
          outcomes={step.outcomes}
          onUndo={() => void undo(step.trip_import, step)}
          onClose={onClose}
        />
      )}
    </Modal>
  );
};
