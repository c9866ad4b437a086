import { Button, List, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { OPERATING_BANK } from '@wayline/core/areas/accounting/payments/bank-account';
import { useEffect, useId, useState } from 'react';
import { DropZone } from '../../../../ui/drop-zone';
import { ErrorNote } from '../../../../ui/error-note';
import { Modal } from '../../../../ui/modal';
import { TOUCH } from '../../touch-target';
import { type BankFile, bankFilesQuery } from '../bank-queries';
import { ChoiceSelect } from '../choice-select';
import { AccountInFileChoice } from './account-in-file-choice';
import { CsvQuestionsForm } from './csv-questions';
import { useLoadFile } from './use-load-file';

const ACCEPT = '.csv,.txt,.ofx,.qfx,.xml';

/** What of a file that was loaded needs a look. */
const Problems = ({ file }: { file: BankFile }) => (
  <Stack gap="2" role="status">
    <Text>{file.name} is loaded. Check this in your bank’s statement:</Text>
    <List.Root ps="5">
      {file.problems.map((problem) => (
        <List.Item key={problem} dir="auto">
          {problem}
        </List.Item>
      ))}
    </List.Root>
  </Stack>
);

type Props = { file?: File | undefined; onClose: () => void };

/** Loads a bank’s file: which account it is of, and what the file itself leaves open. */
export const LoadBankFile = ({ file: dropped, onClose }: Props) => {
  const { data } = useQuery(bankFilesQuery);
  const { file, asked, isBusy, refused, choose, send } = useLoadFile();
  const [chosen, setChosen] = useState<string>();
  const [loaded, setLoaded] = useState<BankFile>();
  const formId = useId();
  const accounts = data?.accounts ?? [];
  const account = chosen ?? data?.files[0]?.account ?? accounts[0]?.code ?? OPERATING_BANK;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is dropped is taken once.
  useEffect(() => {
    if (dropped) choose(dropped);
  }, [dropped]);
  const load = async (answers: Parameters<typeof send>[1] = {}) => {
    const done = await send(account, answers);
    if (done && done.problems.length > 0) setLoaded(done);
    else if (done) onClose();
  };
  const isAsking = asked?.csv !== undefined || asked?.accounts !== undefined;
  return (
    <Modal
      open
      width={asked?.csv ? '860px' : '520px'}
      title={isAsking ? 'How to read this file' : 'Load a bank file'}
      onClose={onClose}
      footer={
        loaded ? (
          <Button {...TOUCH} onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button {...TOUCH} variant="outline" onClick={onClose}>
              Cancel
            </Button>
            {isAsking ? (
              <Button {...TOUCH} type="submit" form={formId} loading={isBusy}>
                Load file
              </Button>
            ) : (
              <Button {...TOUCH} disabled={!file} loading={isBusy} onClick={() => void load()}>
                Load file
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap="4">
        {refused && <ErrorNote message={refused.message} requestId={refused.request_id ?? ''} />}
        {loaded && <Problems file={loaded} />}
        {!loaded && asked?.csv && (
          <CsvQuestionsForm
            key={JSON.stringify(asked.csv)}
            formId={formId}
            asked={asked.csv}
            onAnswer={(mapping) => void load({ mapping })}
          />
        )}
        {!loaded && asked?.accounts && (
          <AccountInFileChoice formId={formId} accounts={asked.accounts} onAnswer={(number) => void load({ number })} />
        )}
        {!loaded && !isAsking && (
          <>
            {accounts.length > 1 && (
              <ChoiceSelect
                label="Bank account"
                value={account}
                options={accounts.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
                onChange={setChosen}
              />
            )}
            <DropZone
              label="Bank file"
              hint={
                file
                  ? `${file.name} is ready to load. Drop another one to take that instead.`
                  : 'Drop the file that your bank gave you here: CSV, OFX, QFX, or CAMT .xml, up to 4 MB.'
              }
              accept={ACCEPT}
              busy={isBusy}
              onFiles={([first]) => choose(first)}
            />
            <Text textStyle="small" color="fg.muted">
              Nothing is recorded yet: you decide on each movement afterwards. What you loaded before isn’t loaded
              twice.
            </Text>
          </>
        )}
      </Stack>
    </Modal>
  );
};
