import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Building2, X } from 'lucide-react';
import { useState } from 'react';
import { useGuardedAction, usePermission } from '../../../../lib/use-permission';
import { confirm, QUESTIONS } from '../../../../ui/confirm-dialog';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { IfPermitted } from '../../../../ui/if-permitted';
import { notifyError } from '../../../../ui/notify-error';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { notify } from '../../../../ui/toaster';
import { type HostAgency, useHostAgencies } from '../use-host-agencies';
import { userQueries } from '../users-queries';
import { HostAgencyDialog } from './host-agency-dialog';

/** The agencies under whose name users of the company book. Source: R-SHELL-276. */
export const HostAgenciesPanel = () => {
  const { data, error, isPending, refetch } = useQuery(userQueries.hostAgencies());
  const manages = usePermission('Manage Users');
  const allowed = useGuardedAction('Manage Users', 'manage users');
  const { change } = useHostAgencies();
  const [open, setOpen] = useState<{ known?: HostAgency }>();
  const remove = async ({ id, name }: HostAgency) => {
    if (!(await confirm(QUESTIONS.delete))) return;
    await change((agencies) => agencies.filter((one) => one.id !== id));
    notify({ kind: 'success', title: `${name} removed` });
  };
  if (isPending)
    return (
      <Delayed>
        <CardsSkeleton />
      </Delayed>
    );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const add = (
    <IfPermitted permission="Manage Users">
      <Button size="sm" variant="outline" alignSelf="flex-start" onClick={allowed(() => setOpen({}))}>
        Add host agency
      </Button>
    </IfPermitted>
  );
  return (
    <Flex direction="column" gap="3" maxW="56rem">
      {data.agencies.length === 0 ? (
        <EmptyState
          icon={Building2}
          title="No host agencies yet"
          text="List the agencies your advisors book under, then choose one in an advisor’s profile."
          action={add}
        />
      ) : (
        add
      )}
      <Flex as="ul" direction="column" gap="2" listStyleType="none" aria-label="Host agencies">
        {data.agencies.map((agency) => (
          <Flex key={agency.id} as="li" align="center" gap="3" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="3">
            <Box flex="1" minW="0">
              <Button
                variant="plain"
                size="sm"
                p="0"
                h="auto"
                fontWeight="600"
                disabled={!manages}
                onClick={allowed(() => setOpen({ known: agency }))}
              >
                {agency.name}
              </Button>
              <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
                {[agency.contact_name, agency.email, agency.phone_no].filter(Boolean).join(' · ')}
              </Text>
              {agency.notes && (
                <Text textStyle="small" lineClamp="2">
                  {agency.notes}
                </Text>
              )}
            </Box>
            <IfPermitted permission="Manage Users">
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={`Remove host agency ${agency.name}`}
                onClick={allowed(() => void remove(agency).catch(notifyError))}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </IfPermitted>
          </Flex>
        ))}
      </Flex>
      {open && <HostAgencyDialog known={open.known} onClose={() => setOpen(undefined)} />}
    </Flex>
  );
};
