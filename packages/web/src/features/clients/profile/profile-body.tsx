import { Grid, Stack } from '@chakra-ui/react';
import { holds } from '@wayline/core/access/permissions';
import { Suspense, useContext, useMemo } from 'react';
import { useCurrentUser } from '../../../lib/session';
import { AddedToClients } from '../../../ui/record/added-to-clients';
import { SectionCard } from '../../../ui/record/section-card';
import { SectionNav } from '../../../ui/record/section-nav';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import type { Profile } from '../client-query';
import { CONSENTS_SECTION, ConsentsSection } from '../consents/consents-section';
import { DOCUMENTS_SECTION, DocumentsSection } from '../documents/documents-section';
import { FILES_SECTION, FilesSection } from '../files/files-section';
import { TIMELINE_SECTION, TimelineSection } from '../history/timeline-section';
import { NOTES_SECTION, NotesSection } from '../notes/notes-section';
import { RELATED_SECTION, RelatedSection } from '../related/related-section';
import { TRIPS_SECTION, TripsSection } from '../trips-section';
import { CLIENT_PROFILE } from './client-profile';
import { ASIDE_SECTIONS, toFirstSections, toFurtherSections } from './profile-sections';
import { useCompanyLists } from './use-company-lists';

/** The sections of a profile: a list of them, the facts, and notes beside the facts. */
export const ProfileBody = ({ profile }: { profile: Profile }) => {
  const lists = useCompanyLists();
  const [first, further] = useMemo(() => [toFirstSections(lists), toFurtherSections(lists)], [lists]);
  const { client } = profile;
  const held = useCurrentUser()?.permissions_data ?? [];
  const added = useContext(AddedToClients).filter(({ permissions }) => permissions.every((one) => holds(held, one)));
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '188px minmax(0, 1fr)', xl: '188px minmax(0, 1fr) 320px' }}
      gap="6"
      alignItems="start"
    >
      <SectionNav
        sections={[
          ...first,
          RELATED_SECTION,
          DOCUMENTS_SECTION,
          TRIPS_SECTION,
          ...added,
          ...further,
          CONSENTS_SECTION,
          FILES_SECTION,
          NOTES_SECTION,
          ...ASIDE_SECTIONS,
          TIMELINE_SECTION,
        ]}
      />
      <Stack gap="3" minW="0">
        {first.map((section) => (
          <SectionCard key={section.id} section={section} record={client} kind={CLIENT_PROFILE} />
        ))}
        <RelatedSection client={client} />
        <DocumentsSection profile={profile} />
        <TripsSection clientId={client.id} />
        {added.map(({ id, title, Section }) => (
          <Suspense
            key={id}
            fallback={
              <Delayed>
                <CardsSkeleton cards={1} />
              </Delayed>
            }
          >
            <Section id={id} title={title} clientId={client.id} />
          </Suspense>
        ))}
        {further.map((section) => (
          <SectionCard key={section.id} section={section} record={client} kind={CLIENT_PROFILE} />
        ))}
        <ConsentsSection client={client} />
        <FilesSection client={client} />
      </Stack>
      <Stack gap="3" minW="0" gridColumn={{ lg: '2', xl: 'auto' }}>
        <NotesSection profile={profile} />
        {ASIDE_SECTIONS.map((section) => (
          <SectionCard key={section.id} section={section} record={client} kind={CLIENT_PROFILE} narrow />
        ))}
        <TimelineSection profile={profile} />
      </Stack>
    </Grid>
  );
};
