import { chakra, HStack, Text } from '@chakra-ui/react';
import { ONBOARDING_STEPS, type OnboardingStep } from '@wayline/core/areas/settings/sections/onboarding';
import { Check } from 'lucide-react';

const LABELS = { profile: 'You', company: 'Your company', plan: 'Your plan', end: 'Done' } as const;
type Place = OnboardingStep | 'end';
const PLACES: readonly Place[] = [...ONBOARDING_STEPS, 'end'];

type Props = { at: Place; done: readonly OnboardingStep[] };

/** Where one is on the way through a new account. */
export const OnboardingProgress = ({ at, done }: Props) => (
  <chakra.ol display="flex" gap={{ base: '3', sm: '6' }} flexWrap="wrap" listStyleType="none" pb="6" aria-label="Steps">
    {PLACES.map((place, i) => {
      const finished = done.some((one) => one === place) || (at === 'end' && place === 'end');
      const here = place === at;
      return (
        <chakra.li key={place} aria-current={here ? 'step' : undefined}>
          <HStack gap="2" color={here ? 'fg' : 'fg.muted'}>
            <chakra.span
              display="grid"
              placeItems="center"
              w="6"
              h="6"
              borderRadius="full"
              borderWidth="1px"
              textStyle="small"
              bg={here || finished ? 'sea.subtle' : undefined}
              color={here || finished ? 'sea.fg' : undefined}
            >
              {finished ? <Check size={14} aria-label="done" /> : i + 1}
            </chakra.span>
            <Text as="span" fontWeight={here ? '600' : '400'} hideBelow={here ? undefined : 'sm'}>
              {LABELS[place]}
            </Text>
          </HStack>
        </chakra.li>
      );
    })}
  </chakra.ol>
);
