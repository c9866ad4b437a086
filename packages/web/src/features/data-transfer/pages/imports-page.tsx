import { Button, Stack, Text } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { PATHS } from '../../../lib/paths';
import { sendFile } from '../../../lib/send-file';
import { useGuardedAction } from '../../../lib/use-permission';
import { usePage } from '../../../navigation/use-page';
import { DropZone } from '../../../ui/drop-zone';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorNote } from '../../../ui/error-note';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { PastImports } from '../components/past-imports';
import { importQueries } from '../import-queries';
import { downloadSample } from '../sample-file';

const ACCEPT = '.csv,.tsv,.txt,.xlsx,.vcf,text/csv,text/vcard';
const MAX_MB = 50;
const BYTES_PER_MB = 1_000_000;
const TOO_LARGE = `This file is larger than ${MAX_MB} MB. Split it and import the parts one after the other.`;
const STAY = { onMissing: 'stay' } as const;

/** Where a file of clients is dropped, above what was imported before. */
export const ImportsPage = () => {
  usePage({ title: 'Import clients', crumbs: [{ label: 'Clients', to: PATHS.clients() }] });
  const navigate = useNavigate();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    importQueries.list(),
  );
  const [sent, setSent] = useState<number>();
  const [fault, setFault] = useState<string>();
  const allowed = useGuardedAction('Edit Client Profiles', 'import clients');
  const take = async (file: File) => {
    setFault(undefined);
    if (file.size > MAX_MB * BYTES_PER_MB) {
      setFault(TOO_LARGE);
      return;
    }
    setSent(0);
    try {
      const { file_id, ...form } = await call('crm.imports.upload', { size: Math.max(1, file.size) }, STAY);
      await sendFile(form, file, setSent);
      const { data_import } = await call('crm.imports.create', { file_id, name: file.name.slice(0, 255) }, STAY);
      await navigate(PATHS.clientImport(data_import.id));
    } catch (thrown) {
      setFault(asApiError(thrown).message);
    }
    setSent(undefined);
  };
  const sample = (
    <Button variant="outline" alignSelf="start" onClick={downloadSample}>
      Download a sample
    </Button>
  );
  const imports = data?.pages.flatMap((page) => page.imports) ?? [];
  return (
    <>
      <PageHeader
        title="Import clients"
        subtitle="Bring your clients in from another system or a spreadsheet. You check everything before anything is saved."
        actions={
          <RouterButton variant="outline" to={PATHS.clients()}>
            All clients
          </RouterButton>
        }
      />
      <Stack gap="4">
        {fault && <ErrorNote message={fault} />}
        <DropZone
          label="File of clients"
          hint="Drop a CSV file, an Excel workbook or vCards here. Put column names in the first row and one client in each row below."
          accept={ACCEPT}
          busy={sent !== undefined}
          onFiles={([file]) => file && allowed(() => void take(file))()}
        />
        <Text role="status" color="fg.muted" _empty={{ display: 'none' }}>
          {sent === undefined ? '' : sent < 1 ? `Uploading: ${Math.round(sent * 100)}%` : 'Reading the file'}
        </Text>
        {isPending && (
          <Delayed>
            <CardsSkeleton cards={2} />
          </Delayed>
        )}
        {!isPending && !data && <ErrorState error={error} onRetry={() => refetch()} />}
        {data && imports.length === 0 && !hasNextPage && (
          <EmptyState
            icon={FileUp}
            title="No imports yet"
            text="Exports of ClientBase, TESS, Travefy and address books are recognized by their column names. Not sure how a file should look? Try the sample."
            action={sample}
          />
        )}
        {imports.length > 0 && (
          <>
            <PastImports imports={imports} />
            {sample}
          </>
        )}
        {hasNextPage && (
          <Button variant="outline" alignSelf="center" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show more
          </Button>
        )}
      </Stack>
    </>
  );
};
