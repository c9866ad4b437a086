import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { countOf } from '@wayline/core/base/plural';
import { ListPlus, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../lib/api';
import { useGuardedAction, usePermission } from '../../../../lib/use-permission';
import { usePage } from '../../../../navigation/use-page';
import { confirm, QUESTIONS } from '../../../../ui/confirm-dialog';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { IfPermitted } from '../../../../ui/if-permitted';
import { notifyError } from '../../../../ui/notify-error';
import { PageHeader } from '../../../../ui/page-header';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { notify } from '../../../../ui/toaster';
import { checklistQueries, type Template } from '../checklist-queries';
import { ChecklistTabs } from '../components/checklist-tabs';
import { TemplateDialog } from '../components/template-dialog';

/** Checklists that are used again for trip after trip. Source: R-SHELL-046 (G-198). */
export const TemplatesPage = () => {
  usePage({ title: 'Checklists' });
  const query = useQuery(checklistQueries.templates());
  const client = useQueryClient();
  const edits = usePermission('Edit Trips');
  const allowed = useGuardedAction('Edit Trips', 'edit trips');
  const [open, setOpen] = useState<{ known?: Template }>();
  const refresh = () => client.invalidateQueries({ queryKey: checklistQueries.all() });
  const remove = async ({ id, name }: Template) => {
    if (!(await confirm(QUESTIONS.delete))) return;
    await call('trips.checklist-templates.delete', { template: id });
    notify({ kind: 'success', title: `${name} deleted` });
    await refresh();
  };
  const templates = query.data?.templates;
  const create = (
    <IfPermitted permission="Edit Trips">
      <Button size="sm" onClick={allowed(() => setOpen({}))}>
        New template
      </Button>
    </IfPermitted>
  );
  return (
    <Box maxW="56rem">
      <PageHeader title="Checklist templates" count={templates?.length || undefined} actions={create} />
      <ChecklistTabs />
      {query.isPending && (
        <Delayed>
          <CardsSkeleton />
        </Delayed>
      )}
      {query.error && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {templates?.length === 0 && (
        <EmptyState
          icon={ListPlus}
          title="No templates yet"
          text="List the tasks every trip needs. Then add them to any trip in one click, with due dates counted back from its first day."
        />
      )}
      <Flex as="ul" direction="column" gap="2" listStyleType="none">
        {templates?.map((template) => (
          <Flex
            key={template.id}
            as="li"
            align="center"
            gap="3"
            borderWidth="1px"
            borderRadius="l3"
            bg="bg.panel"
            p="3"
          >
            <Box flex="1" minW="0">
              <Button
                variant="plain"
                size="sm"
                p="0"
                h="auto"
                fontWeight="600"
                disabled={!edits}
                onClick={allowed(() => setOpen({ known: template }))}
              >
                {template.name}
              </Button>
              <Text color="fg.muted" textStyle="small" lineClamp="2">
                {countOf(template.tasks.length, 'task')}: {template.tasks.map(({ title }) => title).join(', ')}
              </Text>
            </Box>
            <IfPermitted permission="Edit Trips">
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={`Delete template ${template.name}`}
                onClick={allowed(() => void remove(template).catch(notifyError))}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </IfPermitted>
          </Flex>
        ))}
      </Flex>
      {open && <TemplateDialog known={open.known} onClose={() => setOpen(undefined)} onSaved={refresh} />}
    </Box>
  );
};
