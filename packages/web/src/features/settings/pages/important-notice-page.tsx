import { Text } from '@chakra-ui/react';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { type Control, useWatch } from 'react-hook-form';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { NoticeStrip } from '../../../ui/notice-strip';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

const TONES = [
  { value: 'info', label: 'For information' },
  { value: 'warning', label: 'A warning' },
];

const AsSeen = ({ control }: { control: Control<SettingsOf<'usersimportantnotice'>> }) => {
  const { text = '', tone = 'info' } = useWatch({ control });
  return (
    <div>
      <Text fontWeight="500" mb="2">
        As your colleagues see it
      </Text>
      {text.trim() ? (
        <NoticeStrip notice={{ text, tone }} />
      ) : (
        <Text color="fg.muted">No notice: nothing stands above their pages.</Text>
      )}
    </div>
  );
};

/** A notice for everybody of the company. Source: R-SHELL-053. */
export const ImportantNoticePage = () => (
  <SettingPage
    section="usersimportantnotice"
    path="/myaccount/usersimportantnotice"
    intro="Stands at the top of every page of all your colleagues, at once when you save it, until each has put it away. A changed text is shown again. Empty the text to take it away."
  >
    {({ control }) => (
      <SettingGroup title="The notice">
        <TextField
          control={control}
          name="text"
          label="Text"
          lines={4}
          maxLength={600}
          hint="Lines that begin with - become a list. Links: [name](https://…)."
        />
        <SelectField control={control} name="tone" label="Kind" options={TONES} />
        <DateField control={control} name="until" label="Shown until" hint="Leave it empty for no end." />
        <AsSeen control={control} />
      </SettingGroup>
    )}
  </SettingPage>
);
