import { TextField } from '../../../ui/fields/text-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** The company's own words on what clients get. Source: R-SHELL-053. */
export const ContentPage = () => (
  <SettingPage
    section="content"
    path="/myaccount/content"
    intro="Your words on what a client gets. Itineraries take them in when they are published, and mails when they are sent."
  >
    {({ control }) => (
      <>
        <SettingGroup title="In the mail with an itinerary">
          <TextField
            control={control}
            name="greeting"
            label="Greeting"
            maxLength={120}
            placeholder="Dear {name},"
            hint="{name} is the reader’s name. Without words of yours it is “Dear {name},”, or “Hello,” without a name."
          />
          <TextField control={control} name="closing" label="Closing words" lines={3} maxLength={600} />
        </SettingGroup>
        <SettingGroup
          title="At the foot of every itinerary"
          text="On the page it can be opened, on paper it stands there."
        >
          <TextField
            control={control}
            name="terms"
            label="Terms and conditions"
            lines={10}
            maxLength={8000}
            hint="A blank line starts a paragraph. Begin lines with - or 1. for a list. Links: [name](https://…)."
          />
          <TextField control={control} name="privacy_note" label="Privacy note" lines={4} maxLength={2000} />
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
