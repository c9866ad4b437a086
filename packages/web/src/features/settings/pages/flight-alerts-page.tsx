import { FLIGHT_ALERTS, type FlightAlert } from '@wayline/core/areas/settings/sections/flight-alerts';
import { NumberField } from '../../../ui/fields/number-field';
import { TickField } from '../../../ui/fields/tick-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

const LABELS = {
  schedule_changed: 'The airline changes the schedule',
  check_in_open: 'The check-in opens',
  delayed: 'A flight is delayed',
  gate_changed: 'The gate or the terminal changes',
  cancelled: 'A flight is cancelled',
  diverted: 'A flight lands somewhere else',
  landed: 'A flight has landed',
} as const satisfies Record<FlightAlert, string>;

/** Which news of flights are told, and to whom. Source: R-SHELL-053. */
export const FlightAlertsPage = () => (
  <SettingPage
    section="flight_alerts"
    path="/myaccount/flight-alerts"
    intro="Which news of the flights on your trips you want to hear, and who hears them with you."
  >
    {({ control, watch }) => (
      <>
        <SettingGroup title="What is told">
          {FLIGHT_ALERTS.map((alert) => (
            <TickField key={alert} control={control} name={alert} label={LABELS[alert]} />
          ))}
          {watch('delayed') && (
            <NumberField
              control={control}
              name="delay_minutes"
              label="Delays from how many minutes"
              min={5}
              max={600}
              hint="Shorter ones are not told."
            />
          )}
        </SettingGroup>
        <SettingGroup title="Who is told">
          <TickField control={control} name="tell_me" label="I am" />
          <TickField control={control} name="tell_collaborators" label="The colleagues who work on the trip are" />
          <TickField control={control} name="tell_travelers" label="The travelers are, by mail" />
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
