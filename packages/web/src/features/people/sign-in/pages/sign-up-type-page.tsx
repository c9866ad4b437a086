import { Box, chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { usePage } from '../../../../navigation/use-page';
import { RouterLink } from '../../../../ui/router-link';
import { EntryHeading } from '../components/entry-heading';
import { SIGN_UP_CHOICES } from '../sign-up-types';

const card = {
  display: 'flex',
  gap: '4',
  alignItems: 'center',
  p: '4',
  borderWidth: '1px',
  borderRadius: 'l3',
  bg: 'bg.panel',
  focusVisibleRing: 'outside',
  transition: 'border-color var(--chakra-durations-moderate)',
  _hover: { borderColor: 'sea.border' },
} as const;

/** Who opens an account: the first question of a sign-up. Source: R-SHELL-018. */
export const SignUpTypePage = () => {
  usePage({ title: 'Sign up' });
  return (
    <>
      <EntryHeading title="How do you work?" text="Wayline sets itself up to fit. You can change this later." />
      <chakra.ul display="flex" flexDirection="column" gap="3" listStyleType="none" css={{ '& a': card }}>
        {Object.entries(SIGN_UP_CHOICES).map(([type, { label, text, icon: Icon }]) => (
          <li key={type}>
            <Link to={PATHS.signUp(type)}>
              <Box p="2.5" borderRadius="l2" bg="sea.subtle" color="sea.fg">
                <Icon size={20} aria-hidden />
              </Box>
              <span>
                <chakra.span display="block" fontWeight="600">
                  {label}
                </chakra.span>
                <chakra.span color="fg.muted">{text}</chakra.span>
              </span>
            </Link>
          </li>
        ))}
      </chakra.ul>
      <Text color="fg.muted" mt="6">
        Already have an account? <RouterLink to={PATHS.login()}>Sign in</RouterLink>
      </Text>
    </>
  );
};
