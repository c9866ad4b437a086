import { HStack, Stack, Text } from '@chakra-ui/react';
import type { FormRow } from '@wayline/core/areas/forms/form';
import { countOf } from '@wayline/core/base/plural';
import { PATHS } from '../../../lib/paths';
import { RouterLink } from '../../../ui/router-link';
import { FormStatusBadge } from '../form-status-badge';
import { getReceivedPath } from '../received-path';

/** A form as a card, for phones. */
export const FormCard = ({ form }: { form: FormRow }) => (
  <Stack gap="1" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="3">
    <HStack justify="space-between" gap="2" align="start">
      <RouterLink to={PATHS.form(form.id)} fontWeight="600" overflowWrap="anywhere" dir="auto">
        {form.form_name}
      </RouterLink>
      <FormStatusBadge status={form.form_status} />
    </HStack>
    <HStack justify="space-between" gap="2">
      <Text color="fg.muted" textStyle="small">
        {form.pie_unique_id} · {form.created_by_name}
      </Text>
      <RouterLink to={getReceivedPath(form)}>{countOf(form.submitted_forms, 'response')}</RouterLink>
    </HStack>
  </Stack>
);
