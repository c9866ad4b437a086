import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { countOf } from '@wayline/core/base/plural';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api';
import { formatDate } from '../../lib/format';
import { notifyError } from '../../ui/notify-error';
import { PasswordDialog, type SignInProof } from '../people/public';
import { closingQuery, type ExportView } from './closing-query';
import { Panel } from './panel';

const MEGABYTE = 1_000_000;
const sizeOf = ({ parts }: ExportView) =>
  `${Math.max(0.1, parts.reduce((sum, { bytes }) => sum + bytes, 0) / MEGABYTE).toFixed(1)} MB`;

/** Opens the parts of an export, one after the other; their links are made when they are asked for. */
const download = async (id: ExportView['id']) => {
  const { links } = await call('users.exports.get', { export_id: id });
  for (const href of links) {
    const link = document.createElement('a');
    link.href = href;
    link.download = '';
    link.click();
  }
};

const ExportLine = ({ made }: { made: ExportView }) => {
  const day = formatDate(made.created_at.slice(0, 10));
  const counts = `${countOf(made.records, 'record')}, ${countOf(made.files, 'file')}`;
  return (
    <HStack as="li" gap="3" wrap="wrap" borderTopWidth="1px" pt="3">
      <Box flex="1" minW="0" role="status">
        <Text fontWeight="500">{made.state === 'running' ? 'In progress' : `Full export of ${day}`}</Text>
        <Text color="fg.muted" textStyle="small">
          {made.state === 'running'
            ? `${counts} so far. We’ll email you when it’s ready; you can leave this page.`
            : `${counts}, ${sizeOf(made)}${made.expires_at ? `. Until ${formatDate(made.expires_at.slice(0, 10))}` : ''}`}
        </Text>
      </Box>
      {made.state === 'ready' && (
        <Button
          size="xs"
          variant="outline"
          aria-label={`Download the export from ${day}`}
          onClick={() => void download(made.id).catch(notifyError)}
        >
          <Download size={14} aria-hidden /> Download
        </Button>
      )}
    </HStack>
  );
};

/** Everything of the company to take along. */
export const ExportPart = ({ exports }: { exports: readonly ExportView[] }) => {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const start = async (proof: SignInProof) => {
    await call('users.exports.create', proof);
    setAsking(false);
    await client.invalidateQueries({ queryKey: closingQuery().queryKey });
  };
  const running = exports.some(({ state }) => state === 'running');
  return (
    <Panel title="Export your data">
      <Text>
        Trips, travelers, bookings, itineraries, people, settings, their history and every file, as ZIP files that
        people and programs can read. Passport numbers are encrypted and left out.
      </Text>
      <Button alignSelf="flex-start" variant="outline" disabled={running} onClick={() => setAsking(true)}>
        Export everything
      </Button>
      {asking && (
        <PasswordDialog
          title="Export everything?"
          text="The export holds all company data, so we ask for your password. The account owner gets an email."
          act="Start export"
          onProved={start}
          onClose={() => setAsking(false)}
        />
      )}
      {exports.length > 0 && (
        <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="3" aria-label="Exports">
          {exports.map((made) => (
            <ExportLine key={made.id} made={made} />
          ))}
        </Box>
      )}
    </Panel>
  );
};
