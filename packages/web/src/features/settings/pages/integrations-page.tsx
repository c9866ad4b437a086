import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { KeyRound, type LucideIcon, MailOpen, Sheet } from 'lucide-react';
import { PATHS } from '../../../lib/paths';
import { PageHeader } from '../../../ui/page-header';
import { RouterLink } from '../../../ui/router-link';
import { StatusBadge, type Tone } from '../../../ui/status-badge';
import { useSettingPage } from '../use-setting-page';

type Connection = {
  icon: LucideIcon;
  title: string;
  text: string;
  state: { tone: Tone; words: string };
  to: string;
  link: string;
};

/** What can come in from elsewhere today, by the sources a booking can have. Source: R-TRIP-073, R-ACC-010, spec 3 §9. */
const CONNECTIONS: readonly Connection[] = [
  {
    icon: MailOpen,
    title: 'Email import',
    text: 'Drop a confirmation email, its calendar file or a boarding pass on a trip, and it becomes a booking. Forwarding confirmations by email is coming soon.',
    state: { tone: 'success', words: 'Manual' },
    to: PATHS.trips(),
    link: 'Choose a trip',
  },
  {
    icon: Sheet,
    title: 'File import',
    text: 'Import trips from another program or your own spreadsheet, as a CSV or Excel file.',
    state: { tone: 'success', words: 'Ready' },
    to: PATHS.trips(),
    link: 'Open trip list',
  },
  {
    icon: KeyRound,
    title: 'Your own programs',
    text: 'Keys let your own programs read and write what you allow.',
    state: { tone: 'neutral', words: 'Depends on plan' },
    to: PATHS.apiKey(),
    link: 'API keys',
  },
];

const Card = ({ icon: Icon, title, text, state, to, link }: Connection) => (
  <Flex as="li" gap="4" p="5" borderWidth="1px" borderRadius="l3" bg="bg.panel" align="start">
    <Box p="2" borderRadius="l2" bg="sea.subtle" color="sea.fg">
      <Icon size={20} aria-hidden />
    </Box>
    <Stack gap="1.5" flex="1" minW="0">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" textStyle="section">
          {title}
        </Heading>
        <StatusBadge tone={state.tone}>{state.words}</StatusBadge>
      </Flex>
      <Text color="fg.muted">{text}</Text>
      <RouterLink to={to}>{link}</RouterLink>
    </Stack>
  </Flex>
);

/** What can be connected, and how each stands. Source: R-ACC-010. */
export const IntegrationsPage = () => {
  const title = useSettingPage('/myaccount/integrations');
  return (
    <Stack gap="0" maxW="720px">
      <PageHeader
        title={title}
        subtitle="Where your bookings and trips can come from, and the status of each connection."
      />
      <Stack as="ul" listStyleType="none" gap="4">
        {CONNECTIONS.map((connection) => (
          <Card key={connection.title} {...connection} />
        ))}
      </Stack>
    </Stack>
  );
};
