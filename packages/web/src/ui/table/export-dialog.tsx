import { Button, Stack, Text } from '@chakra-ui/react';
import type { AnyAsked } from '@wayline/core/base/list-query';
import { countOf } from '@wayline/core/base/plural';
import { useEffect, useRef, useState } from 'react';
import { Modal } from '../modal';
import { notifyError } from '../notify-error';
import { type ExportKind, exportTable } from './export-table';
import { saveFile } from './save-file';
import type { Column, FetchRows } from './table-types';

type Props<R> = {
  /** The file's name without its ending. */
  name: string;
  columns: readonly Column<R>[];
  fetchRows: FetchRows<R>;
  search: string | undefined;
  filters: AnyAsked;
  /** Puts the rows in the order that is shown. */
  order: ((rows: readonly R[]) => R[]) | undefined;
  onClose: () => void;
};

/** Takes what a table shows out as a file: every row that matches, with the columns that are shown. */
export const ExportDialog = <R,>({ name, columns, fetchRows, search, filters, order, onClose }: Props<R>) => {
  const [making, setMaking] = useState<ExportKind>();
  const [count, setCount] = useState(0);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const { current } = stop;
    return () => current.abort();
  }, []);
  const make = async (kind: ExportKind) => {
    setMaking(kind);
    const { signal } = stop.current;
    try {
      const file = await exportTable(kind, { fetchRows, columns, search, filters, order, signal, onRows: setCount });
      saveFile(file, `${name}.${kind}`);
      onClose();
    } catch (thrown) {
      if (!signal.aborted) notifyError(thrown);
      setMaking(undefined);
    }
  };
  return (
    <Modal
      open
      title="Export"
      width="420px"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" loading={making === 'csv'} disabled={Boolean(making)} onClick={() => make('csv')}>
            CSV
          </Button>
          <Button loading={making === 'xlsx'} disabled={Boolean(making)} onClick={() => make('xlsx')}>
            Excel
          </Button>
        </>
      }
    >
      <Stack gap="2">
        <Text>All matching records, with the {countOf(columns.length, 'column')} you see.</Text>
        <Text role="status" color="fg.muted">
          {making ? `${countOf(count, 'record')} loaded` : 'Choose a file type.'}
        </Text>
      </Stack>
    </Modal>
  );
};
