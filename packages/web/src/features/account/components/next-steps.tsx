import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { IdCard, Luggage, RectangleEllipsis } from 'lucide-react';
import { PATHS } from '../../../lib/paths';
import { RouterLink } from '../../../ui/router-link';

const STEPS = [
  { icon: Luggage, to: PATHS.tripCreate(), label: 'Plan your first trip', text: 'All you need is a name.' },
  {
    icon: IdCard,
    to: PATHS.account(),
    label: 'Review your profile',
    text: 'It’s what your colleagues see.',
  },
  {
    icon: RectangleEllipsis,
    to: PATHS.twoStepAuth(),
    label: 'Protect your account',
    text: 'Add a code from your phone, so a stolen password isn’t enough.',
  },
] as const;

/** What to do first in a new account, in any order. */
export const NextSteps = () => (
  <Stack as="ul" gap="3" listStyleType="none" maxW="560px">
    {STEPS.map(({ icon: Icon, to, label, text }) => (
      <chakra.li key={to} display="flex" gap="4" p="4" borderWidth="1px" borderRadius="l3" bg="bg.panel">
        <Box color="sea.fg" pt="0.5">
          <Icon size={20} aria-hidden />
        </Box>
        <Box>
          <RouterLink to={to}>{label}</RouterLink>
          <Text color="fg.muted">{text}</Text>
        </Box>
      </chakra.li>
    ))}
  </Stack>
);
