import { Button, HStack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Download, Printer, Sheet } from 'lucide-react';
import { callFile } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { saveFile } from '../../../ui/table/save-file';
import { toStatementCsv, toStatementName } from './statement-csv';
import type { Statement } from './statement-queries';

/** What can be done with a statement: print it as it is shown, or take it along as a PDF for its client or as rows. */
export const StatementActions = ({ statement }: { statement: Statement }) => {
  const { client, from, to, currency } = statement;
  const name = toStatementName(statement);
  const pdf = useMutation({
    mutationFn: () =>
      callFile('book.client-statement.pdf', { client_id: client.id, from, to, currency }, { onMissing: 'stay' }),
    onSuccess: (blob) => saveFile(blob, `${name}.pdf`),
    onError: notifyError,
  });
  return (
    <HStack gap="2" wrap="wrap" _print={{ display: 'none' }}>
      <Button variant="outline" onClick={() => window.print()}>
        <Printer size={16} aria-hidden /> Print
      </Button>
      <Button variant="outline" onClick={() => saveFile(toStatementCsv(statement), `${name}.csv`)}>
        <Sheet size={16} aria-hidden /> CSV
      </Button>
      <Button loading={pdf.isPending} onClick={() => pdf.mutate()}>
        <Download size={16} aria-hidden /> Download PDF
      </Button>
    </HStack>
  );
};
