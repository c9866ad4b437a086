import { Flex, Text } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import type { PackageForm } from '../package-form';

type Props = {
  form: UseFormReturn<PackageForm>;
  formId: string;
  unsaved: boolean;
  /** What the package comes to, where its figures are out of sight: the bar then stands at the bottom of a narrow screen. */
  total?: string;
};

const BESIDE = { display: { base: 'none', lg: 'flex' }, pt: '3' } as const;
const AT_BOTTOM = {
  display: { base: 'flex', lg: 'none' },
  position: 'sticky',
  bottom: { base: 'calc(56px + env(safe-area-inset-bottom))', md: '0' },
  zIndex: 'docked',
  mx: 'calc(-1 * var(--page-pad))',
  mt: '4',
  px: 'var(--page-pad)',
  py: '2',
  bg: 'bg.panel',
  borderTopWidth: '1px',
} as const;

/** Saves a package: beside its figures or, where there is no room beside, at the bottom of the screen. */
export const SaveBar = ({ form, formId, unsaved, total }: Props) => (
  <Flex align="center" gap="3" {...(total === undefined ? BESIDE : AT_BOTTOM)}>
    {total !== undefined && (
      <Text textStyle="figures" fontWeight="600">
        {total}
      </Text>
    )}
    <Text flex="1" textStyle="small" color="fg.muted">
      {unsaved ? 'Not saved yet' : 'All saved'}
    </Text>
    <SubmitButton form={form} formId={formId} colorPalette="sea">
      Save package
    </SubmitButton>
  </Flex>
);
