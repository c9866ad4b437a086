import { Box, NativeSelect } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ItineraryTemplateId } from '@wayline/core/base/ids';
import { LayoutTemplate } from 'lucide-react';
import { call } from '../../../../lib/api';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { PageHeader } from '../../../../ui/page-header';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { useSettingPage } from '../../../settings/public';
import { MappingList } from '../components/mapping-list';
import { useMapping } from '../use-mapping';
import { type Mappings, userQueries } from '../users-queries';

type Choice = { name: string; value: string; templates: Mappings['templates']; onChoose: (id: string) => void };
const TemplateSelect = ({ name, value, templates, onChoose }: Choice) => (
  <NativeSelect.Root>
    <NativeSelect.Field
      aria-label={`Template for ${name}`}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">Company default</option>
      {templates.map((template) => (
        <option key={template.id} value={template.id}>
          {template.name}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);

/** Which template a new itinerary of each user begins from. Source: R-SHELL-278 (spec 1 §2). */
export const TemplateMappingPage = () => {
  const title = useSettingPage('/myaccount/users-template-mapping');
  const { data, error, refetch } = useQuery(userQueries.mappings());
  const map = useMapping();
  return (
    <Box maxW="56rem">
      <PageHeader
        title={title}
        subtitle="The template each colleague’s new itineraries start from. Saved as soon as you choose."
      />
      {data?.templates.length === 0 && (
        <EmptyState
          icon={LayoutTemplate}
          title="No templates yet"
          text="Open an itinerary, choose Templates and save its look. Then you can choose it here."
        />
      )}
      {data && data.templates.length > 0 && (
        <MappingList label="Template for each user" users={data.users}>
          {(user) => (
            <TemplateSelect
              name={user.name}
              value={user.itinerary_template_id ?? ''}
              templates={data.templates}
              onChoose={(id) =>
                map(user, { itinerary_template_id: (id || undefined) as ItineraryTemplateId | undefined }, (change) =>
                  call('users.template-mapping', {
                    mappings: [{ user_id: user.id, template_id: change.itinerary_template_id ?? null }],
                  }),
                )
              }
            />
          )}
        </MappingList>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Delayed>
          <CardsSkeleton />
        </Delayed>
      )}
    </Box>
  );
};
