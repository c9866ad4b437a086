import { Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { SectionName } from '@wayline/core/areas/setting-pages/sections';
import type { UserId } from '@wayline/core/base/ids';
import type { AppPath } from '@wayline/core/navigation/routes';
import { COMING_WITH } from '@wayline/core/navigation/settings-to-come';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { settingQuery } from '../setting-query';
import { useSettingPage } from '../use-setting-page';
import { ComingNote } from './coming-note';
import { type SettingFields, SettingForm } from './setting-form';

type Props<N extends SectionName> = {
  section: N;
  path: AppPath;
  /** What the page is for, in a sentence or two. */
  intro: ReactNode;
  /** Room for what the fields make, beside them. */
  wide?: boolean;
  /** Whom a page about a colleague is about. */
  about?: UserId;
  children: SettingFields<N>;
};

/** A page of the settings: what it is for, its fields as they were saved, and what saves them. Source: R-SHELL-053. */
export const SettingPage = <N extends SectionName>({ section, path, intro, wide, about, children }: Props<N>) => {
  const title = useSettingPage(path);
  const part = COMING_WITH[path];
  const { data, error, refetch } = useQuery(settingQuery(section, about));
  return (
    <Stack gap="0" maxW={wide ? '1120px' : '720px'}>
      <PageHeader title={title} subtitle={intro} />
      {part && <ComingNote part={part} />}
      {data && (
        <SettingForm key={`${section} ${about}`} {...{ section, title, about }} setting={data}>
          {children}
        </SettingForm>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Delayed>
          <CardsSkeleton cards={2} />
        </Delayed>
      )}
    </Stack>
  );
};
