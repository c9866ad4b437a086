import { TextField } from '../../../ui/fields/text-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** The company's own words on what clients get. Source: R-SHELL-053. */
export const ContentPage = () => (
  <SettingPage
    section="content"
    path="/myaccount/content"
    intro="Your wording for clients. It’s added to itineraries when you publish them, and to emails when you send them."
  >
    {({ control }) => (
      <>
        <SettingGroup title="Itinerary email">
          <TextField
            control={control}
            name="greeting"
            label="Greeting"
            maxLength={120}
            placeholder="Dear {name},"
            hint="{name} is the reader’s name. If you leave this blank, we write “Dear {name},”, or “Hello,” without a name."
          />
          <TextField control={control} name="closing" label="Closing" lines={3} maxLength={600} />
        </SettingGroup>
        <SettingGroup title="Itinerary footer" text="Readers open it on the page; it’s printed in full on paper.">
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
