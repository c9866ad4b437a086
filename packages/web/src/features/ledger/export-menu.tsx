import { Button, Menu, Portal } from '@chakra-ui/react';
import { exportJournal, JOURNAL_FORMATS, type JournalFormat } from '@wayline/core/areas/ledger/export-journal';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api';
import { notifyError } from '../../ui/notify-error';
import { saveFile } from '../../ui/table/save-file';
import type { LedgerEntry } from './ledger-queries';

type Props = { month: string; nameOf: (account: string) => string };

const FORMATS = Object.entries(JOURNAL_FORMATS) as [JournalFormat, (typeof JOURNAL_FORMATS)[JournalFormat]][];

const readMonth = async (month: string) => {
  const all: LedgerEntry[] = [];
  const names: Record<string, string> = {};
  let cursor: string | undefined;
  do {
    const page = await call('ledger.entries.list', { month, cursor, per_page: 200 });
    all.push(...page.entries);
    Object.assign(names, page.names);
    cursor = page.cursor;
  } while (cursor);
  return { entries: all.reverse(), names };
};

/** The entries of a month as a file for an accountant, or for another accounting program. */
export const ExportMenu = ({ month, nameOf }: Props) => {
  const [busy, setBusy] = useState(false);
  const save = async (format: JournalFormat) => {
    setBusy(true);
    try {
      const { entries, names } = await readMonth(month);
      const text = exportJournal(format, entries, { nameOf, names });
      saveFile(new Blob([text], { type: 'text/plain' }), `journal-${month}.${JOURNAL_FORMATS[format].extension}`);
    } catch (thrown) {
      notifyError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" loading={busy}>
          <Download size={16} aria-hidden /> Export
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {FORMATS.map(([format, { label }]) => (
              <Menu.Item key={format} value={format} onClick={() => void save(format)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};
